import type { AppName } from '../registry/stored-registry.ts';
import type { SmokeTest } from '../smoke/smoke-test.ts';
import type { Target } from '../targets/target.ts';

export interface Options {
  /** The public address of the target's files; ends with a slash. */
  address: string;
  /** The public address of the page. */
  host: string;
  /** Use the existing build in `dist`. */
  isBuilt: boolean;
  /** The folder of an existing build; default: the package's `dist`. */
  dist: string | undefined;
  toBuild: string | undefined;
  into: string;
}

/** What a command works with. */
export interface Tools {
  target: Target;
  smokeTest: SmokeTest;
  print(line: string): void;
}

export interface Command {
  usage: string;
  summary: string;
  /** How many apps the command takes. */
  apps: 'some' | 'any' | 'one' | 'none';
  /** Options that must be given, as arguments or environment variables. */
  requires: readonly ('address' | 'host' | 'into')[];
  run(apps: AppName[], options: Options, tools: Tools): Promise<void>;
}
