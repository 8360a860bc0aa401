import { parseArgs } from 'node:util';
import type { Command, Options } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { UsageError } from './failure.ts';
import { PART_NAMES, type PartName } from './registry/document.ts';

export interface Call {
  command: Command;
  parts: PartName[];
  options: Options;
  target: string;
}

type Environment = Record<string, string | undefined>;

/** Reads the command line, and what it leaves open from the environment; undefined: help. @throws UsageError */
export function readCall(words: string[], environment: Environment): Call | undefined {
  const { values, positionals } = parse(words);
  if (values.help) return undefined;
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('Which command?');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const parts = readParts(command, rest);
  const target = values.target ?? environment['REMOTES_TARGET'];
  if (!target) throw new UsageError('Name the target: --target or REMOTES_TARGET.');
  const given = {
    address: webAddress('address', values.address ?? environment['REMOTES_ADDRESS']),
    host: webAddress('host', values.host ?? environment['HOST_ADDRESS']),
    into: values.into ?? '',
  };
  for (const need of command.needs)
    if (given[need] === '') throw new UsageError(`"${name}" needs --${need}.`);
  if (values.dist !== undefined && parts.length > 1) throw new UsageError('--dist holds one part only.');
  const isBuilt = values.built ?? values.dist !== undefined;
  const options = { ...given, isBuilt, dist: values.dist, toBuild: values['to-build'] };
  return { command, parts, options, target };
}

function readParts({ usage, parts: wanted }: Command, words: string[]): PartName[] {
  const unknown = words.find((word) => !PART_NAMES.includes(word as PartName));
  if (unknown !== undefined)
    throw new UsageError(`There is no part "${unknown}". Parts: ${PART_NAMES.join(', ')}.`);
  const isRight = {
    any: true,
    some: words.length > 0,
    one: words.length === 1,
    none: words.length === 0,
  }[wanted];
  if (!isRight) throw new UsageError(`Call it like this: ${usage}`);
  return words as PartName[];
}

/** A full address that ends with a slash; empty where none was given. */
function webAddress(option: string, text = ''): string {
  if (text === '') return '';
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '') || /[?#]/.test(text))
    throw new UsageError(`--${option}: ${text} is not a full address that begins with https:// or http://.`);
  return text.replace(/\/*$/, '/');
}

function parse(words: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        target: text,
        address: text,
        host: text,
        'to-build': text,
        into: text,
        dist: text,
        built: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/ To specify .*$/s, ''));
  }
}
