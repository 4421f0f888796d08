"""What a reader fills in: one declaration for each calculator, over a rule function."""
