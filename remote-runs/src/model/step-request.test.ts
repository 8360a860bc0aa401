/** @jest-environment node */
import type { StepRequest } from 'shared/contract';
import { exampleRequest } from '../testing/example-runs.ts';
import { failedFirst, requestFacts, requestResult, requestsText } from './step-request.ts';

const results: [Partial<StepRequest>, string][] = [
  [{}, '200'],
  [{ status: null, failure: 'net::ERR_FAILED' }, 'Failed'],
  [{ status: 200, failure: 'cancelled' }, 'Cancelled'],
  [{ status: null, duration: null }, 'No answer yet'],
  [{ status: null }, 'No answer'],
];

test.each(results)('the result of %j is %s', (changes, text) => {
  expect(requestResult(exampleRequest(changes))).toBe(text);
});

test('the facts of a request leave out what is not known, and why the page cancelled it', () => {
  const failed = exampleRequest({ failure: 'net::ERR_FAILED', status: null, duration: null, size: null });
  expect(requestFacts(failed)).toEqual(['net::ERR_FAILED', 'localhost:4000', 'fetch']);
  expect(requestFacts(exampleRequest({ failure: 'cancelled', url: 'a', began_before: true }))).toEqual([
    'fetch',
    '120 ms',
    '2.00 KB',
    'began before this step',
  ]);
});

test('failed requests come first, cancelled ones do not count as failed', () => {
  const requests = [
    exampleRequest({ url: 'a', time: 1, failure: 'cancelled', status: null }),
    exampleRequest({ url: 'b', time: 3, status: 500 }),
    exampleRequest({ url: 'c', time: 2, failure: 'net::ERR_FAILED', status: null }),
    exampleRequest({ url: 'd', time: 0 }),
  ];
  expect(failedFirst(requests).map(({ url }) => url)).toEqual(['c', 'b', 'd', 'a']);
  expect(requestsText(requests, 6)).toBe('10 requests, 2 failed');
  expect(requestsText([exampleRequest()], 0)).toBe('1 request');
});
