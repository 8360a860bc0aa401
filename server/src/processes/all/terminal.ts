import { styleText } from 'node:util';
import { runDuration } from 'shared/format';

/** Runs one part of the start and prints a line with a tick and the seconds when it is done. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  const time = runDuration((performance.now() - begin) / 1000);
  printLine(`${styleText('green', '✓')} ${name} ${styleText('dim', time)}`);
  return result;
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A block of labelled lines between rules. */
export function block(lines: [label: string, value: string][], closing: string): string {
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  const rule = styleText('dim', '─'.repeat(64));
  const body = lines.map(([label, value]) => `  ${label.padEnd(width)}${value}`);
  return ['', rule, ...body, '', `  ${closing}`, rule].join('\n');
}
