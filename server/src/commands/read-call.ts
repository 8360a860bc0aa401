import { parseArgs } from 'node:util';
import { UsageError, type Tools } from './command.ts';
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
  if (values.company !== undefined && !command.options.includes('company'))
    throw new UsageError(`"${name}" takes no --company.`);
  const options = values.company === undefined ? {} : { company: values.company };
  return { work: command.prepare(args, options), begins: command.begins ?? false };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { company: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/ To specify .*$/s, '') : String(error),
    );
  }
}
