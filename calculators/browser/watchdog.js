// Notices when nothing was heard for too long.

const TICK = 500;
// A page that slept (a phone in a pocket, a frozen tab) wakes up to a clock that jumped: time in which the page itself
// did not run is no sign of anybody's death, so a late tick counts for little.
const MOST_PER_TICK = 2 * TICK;

export class Watchdog {
  #onSilence;
  #timer = 0;
  #limit = 0;
  #silence = 0;
  #last = 0;

  /** @param {() => void} onSilence - called once, after which the watchdog rests */
  constructor(onSilence) {
    this.#onSilence = onSilence;
  }

  /**
   * Starts watching, or starts over with another limit.
   *
   * @param {number} limit - milliseconds of silence to put up with
   */
  watch(limit) {
    this.rest();
    this.#limit = limit;
    this.heard();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  heard() {
    this.#silence = 0;
    this.#last = performance.now();
  }

  rest() {
    clearInterval(this.#timer);
  }

  #tick() {
    const now = performance.now();
    this.#silence += Math.min(now - this.#last, MOST_PER_TICK);
    this.#last = now;
    if (this.#silence < this.#limit) return;
    this.rest();
    this.#onSilence();
  }
}
