import { HELP } from './commands/commands.ts';
import { UsageError } from './failure.ts';
import { readCall } from './read-call.ts';

/** `pnpm parts`: brings builds of the page's parts to the people, and takes them back. */
async function main(words: string[]): Promise<number> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const call = readCall(words, process.env);
    if (!call) say(HELP);
    else {
      // Loaded when they are needed: help and complaints come at once.
      const { openTarget } = await import('./targets/open-target.ts');
      const { browserSmokeTest } = await import('./smoke/browser-smoke-test.ts');
      const tools = { target: openTarget(call.target), smokeTest: browserSmokeTest(process.env), say };
      await call.command.run(call.parts, call.options, tools);
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
