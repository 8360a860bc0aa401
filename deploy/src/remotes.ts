import { HELP } from './commands/commands.ts';
import { UsageError } from './errors.ts';
import { parseArguments } from './parse-arguments.ts';

/** `pnpm remotes`: deploys builds of the host and the remotes, and rolls them back. Resolves to the exit code. */
async function main(args: string[]): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const parsed = parseArguments(args, process.env);
    if (!parsed) print(HELP);
    else {
      // Imported on demand, so that help and usage errors appear at once.
      const { openTarget } = await import('./targets/open-target.ts');
      const { browserSmokeTest } = await import('./smoke/browser-smoke-test.ts');
      const tools = { target: openTarget(parsed.target), smokeTest: browserSmokeTest(process.env), print };
      await parsed.command.run(parsed.apps, parsed.options, tools);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    process.stderr.write(`\n${HELP}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
