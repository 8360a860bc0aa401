import { parseArgs } from 'node:util';
import { UsageError, type CommandOptions, type Tools } from './command.ts';
import { COMMANDS } from './commands.ts';

/** What a command line asks for. */
export interface Call {
  work(tools: Tools): Promise<void>;
  /** A product is begun where there is none. */
  begins: boolean;
}

/** Reads the command line; undefined: help. @throws UsageError */
export function readCall(words: string[]): Call | undefined {
  const { values, positionals } = parse(words);
  if (values.help) return undefined;
  const [name, ...args] = positionals;
  if (name === undefined) throw new UsageError('Which command?');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  if (args.length !== command.takes) throw new UsageError(`Call it like this: ${command.usage}`);
  const { help: _help, ...options } = values;
  const unknown = (Object.keys(options) as (keyof CommandOptions)[]).find(
    (one) => !command.options?.includes(one),
  );
  if (unknown) throw new UsageError(`"${name}" takes no --${unknown}.`);
  return { work: command.prepare(args, options), begins: command.begins ?? false };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        role: { type: 'string' },
        suite: { type: 'string' },
        new: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/ To specify .*$/s, '') : String(error),
    );
  }
}
