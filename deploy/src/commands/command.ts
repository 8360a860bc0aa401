import type { PartName } from '../registry/document.ts';
import type { SmokeTest } from '../smoke/smoke-test.ts';
import type { Target } from '../targets/target.ts';

/** What a call says beside the names of parts. */
export interface Options {
  /** Where the target's files are served; ends with a slash. */
  address: string;
  /** The page that people open. */
  host: string;
  /** The build in the package's `dist` folder is taken as it is. */
  isBuilt: boolean;
  /** The folder of a build that was made elsewhere. */
  dist: string | undefined;
  toBuild: string | undefined;
  into: string;
}

/** What a command works with. */
export interface Tools {
  target: Target;
  smokeTest: SmokeTest;
  /** Writes a line for whoever called. */
  say(line: string): void;
}

export interface Command {
  /** How it is called. */
  usage: string;
  summary: string;
  /** How many parts are named. */
  parts: 'some' | 'any' | 'one' | 'none';
  /** What must be given, on the command line or by the environment. */
  needs: readonly ('address' | 'host' | 'into')[];
  run(parts: PartName[], options: Options, tools: Tools): Promise<void>;
}
