import { parseArgs } from 'node:util';
import type { Command, Options } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { UsageError } from './errors.ts';
import { APP_NAMES, type AppName } from './registry/stored-registry.ts';

export interface ParsedArguments {
  command: Command;
  apps: AppName[];
  options: Options;
  target: string;
}

type Environment = Record<string, string | undefined>;

/** Parses the command line; environment variables are the defaults. Undefined: print the help. @throws UsageError */
export function parseArguments(args: string[], environment: Environment): ParsedArguments | undefined {
  const { values, positionals } = tokenize(args);
  if (values.help) return undefined;
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('The command is missing.');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const apps = parseApps(command, rest);
  const target = values.target ?? environment['REMOTES_TARGET'];
  if (!target) throw new UsageError('The target is missing: --target or REMOTES_TARGET.');
  const required = {
    address: parseAddress('address', values.address ?? environment['REMOTES_ADDRESS']),
    host: parseAddress('host', values.host ?? environment['HOST_ADDRESS']),
    into: values.into ?? '',
  };
  for (const option of command.requires)
    if (required[option] === '') throw new UsageError(`"${name}" requires --${option}.`);
  if (values.dist !== undefined && apps.length > 1)
    throw new UsageError('--dist requires a single host or remote.');
  const isBuilt = values.built ?? values.dist !== undefined;
  const options = { ...required, isBuilt, dist: values.dist, toBuild: values['to-build'] };
  return { command, apps, options, target };
}

function parseApps({ usage, apps: count }: Command, names: string[]): AppName[] {
  const unknown = names.find((name) => !APP_NAMES.includes(name as AppName));
  if (unknown !== undefined)
    throw new UsageError(`There is no remote "${unknown}". Host and remotes: ${APP_NAMES.join(', ')}.`);
  const isValid = {
    any: true,
    some: names.length > 0,
    one: names.length === 1,
    none: names.length === 0,
  }[count];
  if (!isValid) throw new UsageError(`Usage: ${usage}`);
  return names as AppName[];
}

/** A full address that ends with a slash; empty if none was given. */
function parseAddress(option: string, text = ''): string {
  if (text === '') return '';
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '') || /[?#]/.test(text))
    throw new UsageError(`--${option}: ${text} is not a full address that starts with https:// or http://.`);
  return text.replace(/\/*$/, '/');
}

function tokenize(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
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
