import type { RunReport } from '../../server/src/modules/reports/run-report.ts';
import type { CheckedTest } from './check-test.ts';

/** As the reports of the product have it. @param screenshotOf the name of the saved screenshot of a test; undefined: there is none */
export function reportOf(
  tests: CheckedTest[],
  address: string,
  screenshotOf: (test: CheckedTest) => string | undefined,
): RunReport {
  const startedAt = tests[0]?.startedAt ?? new Date();
  return {
    id: 0,
    name: 'steplight check',
    suite: 'steplight check',
    status: tests.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
    url: address,
    createdAt: startedAt,
    startedAt,
    finishedAt: new Date(),
    commit: undefined,
    environment: null,
    placeInLine: 0,
    baseUrl: address,
    shard: null,
    isFrozen: false,
    retries: 0,
    modelCalls: 0,
    tests: tests.map((test, index) => {
      const fileName = screenshotOf(test);
      return {
        id: index + 1,
        name: test.name,
        status: test.status,
        url: test.file,
        startedAt: test.startedAt,
        finishedAt: new Date(test.startedAt.getTime() + test.seconds * 1000),
        error: test.problems.length > 0 ? test.problems.join('\n') : test.error,
        screenshot: fileName === undefined ? null : { fileName, address: fileName },
        isQuarantined: false,
        verdict: null,
        earlier: [],
        steps: test.steps.map(({ place, sentence, status, result, seconds }) => ({
          place,
          task: sentence,
          isSuccessful: status === 'not_reached' ? null : status === 'passed',
          result,
          duration: seconds,
        })),
      };
    }),
  };
}
