/** Exit codes and messages of the client. */

export const EXIT = { passed: 0, failed: 1, usageError: 2, timedOut: 3, error: 4 };

/** Exits with this code and prints the message to standard error. */
export class Exit extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export const usageError = (message) => new Exit(EXIT.usageError, message);

export const print = (line) => process.stdout.write(`${line}\n`);
export const printError = (line) => process.stderr.write(`steplight: ${line}\n`);
