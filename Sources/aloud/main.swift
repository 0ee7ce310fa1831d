// Wiring only: what the program does stands in Commands.
