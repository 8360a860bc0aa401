import { UsageError } from './command.ts';
import { HELP } from './commands.ts';
import { readCall } from './read-call.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`✗ ${line}\n`);

/** What an operator does by hand. Exit codes: 0 done, 1 it could not be done, 2 the call is wrong. */
async function main(words: string[]): Promise<number> {
  try {
    const call = readCall(words);
    if (!call) print(HELP);
    // Loaded when it is needed: help and complaints come at once.
    else await (await import('./open-product.ts')).withProduct(process.env, print, call);
    return 0;
  } catch (error) {
    complain(messageOf(error));
    if (!(error instanceof UsageError)) return 1;
    process.stderr.write(`\n${HELP}\n`);
    return 2;
  }
}

/** A refused connection is a list of errors without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

process.exitCode = await main(process.argv.slice(2));
