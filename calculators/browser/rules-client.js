// The one way from a page to the rules: a single worker for the whole visit, started when the page is idle or at first
// use.
import { savesData } from "./saving-data.js";
import { Watchdog } from "./watchdog.js";

/**
 * Silences to put up with, in milliseconds: while something downloads, while the engine starts, while it starts from
 * what was kept of it, while it answers.
 */
const SILENCE = { downloading: 7000, booting: 30000, restoring: 5000, answering: 10000 };

const NOT_LOADED = "The rules engine could not be loaded. Is there a connection?";

/**
 * @typedef {{html: string, text: string, errors: Record<string, string>, known: Record<string, string>}} Answer
 * @typedef {object} Asked
 * @property {string} question - JSON
 * @property {(answer: Answer) => void} resolve
 * @property {(trouble: unknown) => void} reject
 * @property {boolean} withdrawn
 */

/** Why there is no answer, in a sentence for the reader. The cause is for whoever mends it. */
export class RulesTrouble extends Error {
  name = "RulesTrouble";
}

/**
 * Events: "progress" while the engine is on its way, with `loaded` and `total` bytes (0 when unknown) in `detail`;
 * "ready" when it can answer; "gave-up" when it could not be started.
 */
export class RulesClient extends EventTarget {
  #workerUrl;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** Deaths of workers since the last answer. */
  #deaths = 0;
  /** @type {Asked[]} */
  #waiting = [];
  /** The question that the worker has; it stays at the head of the waiting ones. @type {Asked | null} */
  #posted = null;
  #lastId = 0;
  #starts = 0;
  #restoring = false;
  #watchdog = new Watchdog(() => this.#silent());

  /** @param {URL} workerUrl */
  constructor(workerUrl) {
    super();
    this.#workerUrl = workerUrl;
  }

  get ready() {
    return this.#ready;
  }

  get starting() {
    return this.#worker !== null && !this.#ready;
  }

  /**
   * Starts the engine soon, when the page has nothing else to do; not where the reader asks to save data.
   *
   * @param {AbortSignal} signal - for when it is no longer wanted
   */
  startWhenIdle(signal) {
    if (this.#worker || savesData()) return;
    const start = () => {
      if (!signal.aborted) this.start();
    };
    // Not every browser has requestIdleCallback.
    const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true, signal });
  }

  /** Starts the engine if it is not running or on its way. Harmless to repeat. */
  start() {
    if (!this.#worker) this.#start({ plain: false });
  }

  /** @param {{plain: boolean}} way - plain: without what was kept of the engine on an earlier visit */
  #start({ plain }) {
    this.#starts += 1;
    const url = new URL(this.#workerUrl);
    // The same address again would wait for its first download, which may hang, or say what is out of date.
    if (this.#starts > 1) url.search = `?start=${this.#starts}`;
    try {
      this.#worker = new Worker(url, { type: "module", name: "rules" });
    } catch (error) {
      this.#giveUp("This browser does not run the rules engine.", error);
      return;
    }
    const worker = this.#worker;
    this.#watchdog.watch(SILENCE.downloading);
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      // The client deals with it, so it is none of the page's errors.
      event.preventDefault();
      this.#died(event.message);
    };
    worker.onmessageerror = () => this.#died("a message that cannot be read");
    worker.postMessage({ type: "start", plain, frugal: savesData() });
  }

  /**
   * Asks the engine, starting it when needed. Questions are posted one at a time, so one that is withdrawn while it
   * waits is never computed, and the answer to one that is withdrawn later is dropped.
   *
   * @param {{calculator: string, form: Record<string, string>, root: string}} question
   * @param {AbortSignal} signal - withdraws the question
   * @returns {Promise<Answer>} rejects with RulesTrouble, or with the signal's reason
   */
  ask(question, signal) {
    return new Promise((resolve, reject) => {
      if (signal.aborted) throw signal.reason;
      /** @type {Asked} */
      const asked = { question: JSON.stringify(question), resolve, reject, withdrawn: false };
      this.#waiting.push(asked);
      signal.addEventListener("abort", () => this.#withdraw(asked, signal.reason), { once: true });
      this.start();
      this.#postNext();
    });
  }

  /** @param {Asked} asked @param {unknown} reason */
  #withdraw(asked, reason) {
    asked.withdrawn = true;
    asked.reject(reason);
    // The worker cannot be interrupted: its question stays in place until it is answered.
    this.#waiting = this.#waiting.filter((other) => !other.withdrawn || other === this.#posted);
  }

  #postNext() {
    if (!this.#ready || this.#posted || this.#waiting.length === 0) return;
    this.#posted = this.#waiting[0];
    this.#lastId += 1;
    this.#watchdog.watch(SILENCE.answering);
    this.#worker?.postMessage({ type: "ask", id: this.#lastId, question: this.#posted.question });
  }

  /** @param {any} message - see rules-worker.js */
  #hear(message) {
    this.#watchdog.heard();
    switch (message.type) {
      case "progress":
        this.dispatchEvent(new CustomEvent("progress", { detail: { loaded: message.loaded, total: message.total } }));
        break;
      case "booting":
        this.#watchdog.watch(SILENCE.booting);
        break;
      case "restoring":
        this.#restoring = true;
        this.#watchdog.watch(SILENCE.restoring);
        break;
      case "restore-failed":
        this.#startPlainly();
        break;
      case "ready":
        this.#watchdog.rest();
        this.#ready = true;
        this.#restoring = false;
        this.dispatchEvent(new Event("ready"));
        this.#postNext();
        break;
      case "load-failed":
        this.#giveUp(NOT_LOADED, message.reason);
        break;
      case "answer":
        this.#deaths = 0;
        this.#settle(message.id, (asked) => asked.resolve(message.answer));
        break;
      case "refused":
        console.error(message.reason);
        this.#settle(message.id, (asked) => asked.reject(new RulesTrouble("The rules engine failed at this question.")));
        break;
      case "broken":
        this.#died(message.reason);
        break;
    }
  }

  /** @param {number} id @param {(asked: Asked) => void} settle */
  #settle(id, settle) {
    const asked = this.#posted;
    if (id !== this.#lastId || !asked) return;
    this.#watchdog.rest();
    this.#waiting.shift();
    this.#posted = null;
    settle(asked);
    this.#postNext();
  }

  #silent() {
    if (this.#restoring) this.#startPlainly();
    else if (this.#ready) this.#died("no answer came");
    else this.#giveUp("The rules engine could not be loaded: nothing arrives any more.", "nothing was heard");
  }

  /** What was kept of the engine is of no use, and a worker that tried it cannot try anything else. */
  #startPlainly() {
    this.#end();
    this.#start({ plain: true });
  }

  /**
   * A dead worker is replaced once without a word, and asked again what it had not answered.
   *
   * @param {unknown} reason
   */
  #died(reason) {
    if (this.#restoring) {
      this.#startPlainly();
      return;
    }
    this.#deaths += 1;
    if (this.#deaths > 1) {
      this.#giveUp(this.#ready ? "The rules engine stopped twice." : NOT_LOADED, reason);
      return;
    }
    this.#end();
    if (this.#waiting.length > 0) this.start();
  }

  /**
   * Ends the worker: a retry inside one that could not load does not help. The next question starts afresh.
   *
   * @param {string} sentence
   * @param {unknown} cause
   */
  #giveUp(sentence, cause) {
    this.#end();
    this.#deaths = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const asked of waiting) asked.reject(new RulesTrouble(sentence, { cause }));
    this.dispatchEvent(new Event("gave-up"));
  }

  #end() {
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#restoring = false;
    this.#posted = null;
    this.#waiting = this.#waiting.filter((asked) => !asked.withdrawn);
  }
}

/** Lives as long as the visit: instant navigation replaces pages, not modules. */
export const rulesClient = new RulesClient(new URL("./rules-worker.js", import.meta.url));
