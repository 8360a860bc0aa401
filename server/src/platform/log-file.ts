import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';

/**
 * A file that log lines are appended to, each at once. Where they cannot be written (a full disk), they are left out and their
 * number is told later: no one who logs shall break because of the log.
 */
export function openLogFile(path: string): DestinationStream {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a');
  let leftOut = 0;
  let isWithinLine = false;

  function append(line: string): void {
    let bytes = Buffer.from(isWithinLine ? `\n${line}` : line);
    while (bytes.length > 0) {
      bytes = bytes.subarray(writeSync(file, bytes));
      isWithinLine = bytes.length > 0;
    }
  }

  return {
    write(line) {
      try {
        if (leftOut > 0) append(gap(leftOut));
        leftOut = 0;
        append(line);
      } catch {
        leftOut += 1;
      }
    },
  };
}

function gap(leftOut: number): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), leftOut, msg: 'Lines of the log could not be written' })}\n`;
}
