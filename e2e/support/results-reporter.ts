import WDIOReporter, { type HookStats, type TestStats } from '@wdio/reporter';

/** Writes the results of a session as `npm test` reads them (scripts/test/results.mjs), with the file of each: several specs share a session. */
export class ResultsReporter extends WDIOReporter {
  override onRunnerEnd(): void {
    const results = Object.values(this.suites).flatMap(({ file, title, tests, hooks }) =>
      [...tests, ...hooks.filter(({ error }) => error)].map((test) => resultOf(file, title, test)),
    );
    this.write(JSON.stringify(results));
  }
}

function resultOf(file: string, suite: string, { title, state, duration, error }: TestStats | HookStats) {
  return {
    file,
    name: `${suite} › ${title}`,
    status: error ? 'failed' : state === 'passed' ? 'passed' : 'skipped',
    seconds: duration / 1000,
    ...(error && { message: error.stack ?? error.message }),
  };
}
