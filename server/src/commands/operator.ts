import { UsageError } from './command.ts';
import { HELP } from './commands.ts';
import { readCall } from './read-call.ts';

/** What an operator does by hand. @returns the exit code: 0 done, 1 it could not be done, 2 the call is wrong */
export async function runOperator(
  words: string[],
  environment: NodeJS.ProcessEnv,
  { stdout, stderr }: Record<'stdout' | 'stderr', { write(text: string): unknown }>,
): Promise<number> {
  const print = (line: string) => void stdout.write(`${line}\n`);
  try {
    const call = readCall(words);
    if (!call) print(HELP);
    // Loaded when it is needed: help and complaints come at once.
    else await (await import('./open-product.ts')).withProduct(environment, print, call);
    return 0;
  } catch (error) {
    stderr.write(`✗ ${messageOf(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    stderr.write(`\n${HELP}\n`);
    return 2;
  }
}

/** A refused connection is a list of errors without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) process.exitCode = await runOperator(process.argv.slice(2), process.env, process);
