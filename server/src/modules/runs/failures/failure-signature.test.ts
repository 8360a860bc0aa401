import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FailureEvent } from './event-keys.ts';
import { failureCause, failureSignature, type Failure } from './failure-signature.ts';
import { pagePath, reasonKind } from './failure-texts.ts';

const failure: Failure = {
  task: 'Click the "Buy" button',
  reason: 'There is no "Buy" button. Nearest are "Buy now" and "Sell".',
  pageUrl: 'https://shop.example/orders/42?sort=new#top',
  events: [],
};
const signatureOf = (changes: Partial<Failure>) => failureSignature({ ...failure, ...changes });

test('the signature stays the same where only names, values, spelling and site vary', () => {
  const same: Partial<Failure>[] = [
    { task: '  click   the “Buy” button. ' },
    { reason: 'There is no "Buy" button. The page is empty.' },
    { reason: 'There is no "Purchase" button.' },
    { pageUrl: 'http://localhost:4000/orders/43' },
  ];
  for (const changes of same) assert.equal(signatureOf(changes), failureSignature(failure));
});

test('the signature differs where the step, the kind of reason or the page does', () => {
  const others: Partial<Failure>[] = [
    { task: 'Click the "Sell" button' },
    { task: null },
    { reason: 'The "Buy" button is disabled.' },
    { reason: null },
    { pageUrl: 'https://shop.example/cart' },
    { pageUrl: null },
  ];
  const signatures = [failure, ...others.map((changes) => ({ ...failure, ...changes }))].map(
    failureSignature,
  );
  assert.equal(new Set(signatures).size, signatures.length);
});

test('failures of one cause have other steps and pages, and reasons with other names, numbers and addresses', () => {
  const causeOf = (changes: Partial<Failure>) =>
    failureCause({ ...failure, reason: 'The page shows "Seats left: NaN" instead of 12.', ...changes });
  const same: Partial<Failure>[] = [
    { task: 'The page shows "Seats left: 3"', pageUrl: 'https://shop.example/concerts/lena' },
    { reason: 'The page shows "Places left: NaN" instead of 7. It has 2 headings.' },
    { task: null, pageUrl: null },
  ];
  for (const changes of same) assert.equal(causeOf(changes), causeOf({}), JSON.stringify(changes));
  const others: Partial<Failure>[] = [
    { reason: 'The page does not show "Seats left: NaN".' },
    { events: [thrown('TypeError: seats is undefined')] },
  ];
  for (const changes of others) assert.notEqual(causeOf(changes), causeOf({}), JSON.stringify(changes));
  assert.equal(causeOf({ reason: null }), null);
});

const thrown = (text: string): FailureEvent => ({
  kind: 'exception',
  text,
  url: null,
  method: null,
  status: null,
});
const asked = (url: string, status: number | null, method = 'GET'): FailureEvent => ({
  kind: 'request',
  text: 'failed',
  url,
  method,
  status,
});
const ORDERS = 'https://api.shop.example/orders';

test('the symptoms of the page tell causes apart that look alike otherwise', () => {
  const others: FailureEvent[][] = [
    [],
    [thrown(`TypeError: Cannot read properties of undefined (reading 'id')`)],
    [thrown(`TypeError: Cannot read properties of undefined (reading 'name')`)],
    [asked(ORDERS, 500, 'POST')],
    [asked(ORDERS, 422, 'POST')],
    [asked(ORDERS, 500)],
    [asked(ORDERS, null)],
    [asked('https://shop.example/cart', 500)],
    [asked(ORDERS, 500), thrown('Error: No orders')],
  ];
  const signatures = others.map((events) => signatureOf({ events }));
  assert.equal(new Set(signatures).size, signatures.length);
});

test('what comes and goes without a cause splits no group', () => {
  const same: [events: FailureEvent[], others: FailureEvent[]][] = [
    [[{ ...thrown('Deprecated'), kind: 'console' }], []],
    [[asked('https://counts.visitors.example/hit', 503, 'POST')], []],
    [[asked('https://shop.example/favicon.ico', 404)], []],
    [[asked(`${ORDERS}/41?at=1`, 500)], [asked(`${ORDERS}/42?at=2`, 500)]],
    [[thrown('Error: Chunk 8f3a failed.\n at a.js:1')], [thrown('Error: Chunk 9b1c failed. Try again')]],
    [
      [thrown('Error: a'), asked(ORDERS, 500)],
      [asked(ORDERS, 500), thrown('Error: a'), thrown('Error: a')],
    ],
  ];
  for (const [events, others] of same)
    assert.equal(signatureOf({ events }), signatureOf({ events: others }), JSON.stringify(events));
});

test('without an address of the page, no request is known to be its own', () => {
  const events = [asked(ORDERS, 500)];
  assert.equal(signatureOf({ pageUrl: null, events }), signatureOf({ pageUrl: null }));
});

test('what is typed into a field for a password does not matter', () => {
  const typing = (password: string) => signatureOf({ task: `Type "${password}" into "Password"` });
  assert.equal(typing('one'), typing('two'));
  assert.notEqual(typing('one'), signatureOf({ task: 'Type "one" into "Name"' }));
});

test('the kind of a reason is its first sentence without what varies', () => {
  const kinds: [reason: string, kind: string][] = [
    ['The "Total" is "€ 12.50", not "€ 13.00".', 'The <text> is <text>, not <text>.'],
    ['Found 3 of 12.5 items. Others are hidden.', 'Found <number> of <number> items.'],
    [
      'net::ERR_NAME_NOT_RESOLVED at https://shop.example/a.b\nCall log: …',
      'net::ERR_NAME_NOT_RESOLVED at <address>',
    ],
    ['', ''],
  ];
  for (const [reason, kind] of kinds) assert.equal(reasonKind(reason), kind);
});

test('a path has no ids', () => {
  assert.equal(pagePath('https://shop.example/orders/42/lines/8f3a-77'), '/orders/*/lines/*');
  assert.equal(pagePath('about:blank'), 'blank');
});
