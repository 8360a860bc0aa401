import { http, HttpResponse, type RequestHandler } from 'msw';
import type { TestHistory, TestRun } from 'shared/contract';
import { apiAddress } from 'shared/testing';
import { exampleTestRun } from './example-runs.ts';

export const testRunAddress = '/dashboard/testrun/31';

/** Answers for test run 31, which proposes nothing and follows no passed run that it could be compared with, and for the history of its test, which a deleted test has none of. */
export function respondWithTestRun(
  changes: Partial<TestRun> = {},
  history: TestHistory | null = null,
): RequestHandler[] {
  return [
    http.get(`${apiAddress}/test_run/31`, () => HttpResponse.json({ test_run: exampleTestRun(changes) })),
    http.get(`${apiAddress}/test_run/31/history`, () => HttpResponse.json({ history })),
    http.get(`${apiAddress}/test_run/31/changes`, () => HttpResponse.json({ changes: null })),
    http.get(`${apiAddress}/test_run/31/last_passed`, () => HttpResponse.json({ test_run: null })),
    http.get(`${apiAddress}/plan_proposals`, () => HttpResponse.json({ proposals: [] })),
  ];
}
