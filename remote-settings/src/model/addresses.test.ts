/** @jest-environment node */
import { splitAddresses } from './addresses.ts';

test.each([
  ['', []],
  [' \n, ;', []],
  [' ada@example.org ', ['ada@example.org']],
  [
    'ada@example.org,bob@example.org; eve@example.org',
    ['ada@example.org', 'bob@example.org', 'eve@example.org'],
  ],
  [
    'ada@example.org bob@example.org\r\neve@example.org',
    ['ada@example.org', 'bob@example.org', 'eve@example.org'],
  ],
  ['Ada <ada@example.org>', ['ada@example.org']],
  [
    'Ada Lovelace <ada@example.org>, "Hopper, Grace" <grace@example.org>',
    ['ada@example.org', 'grace@example.org'],
  ],
  [
    'bob@example.org Ada <ada@example.org> <eve@example.org>',
    ['bob@example.org', 'ada@example.org', 'eve@example.org'],
  ],
  ['Ada Lovelace<ada@example.org>\nBob\t<bob@example.org>', ['ada@example.org', 'bob@example.org']],
  ['ada@example.org, ADA@example.org', ['ada@example.org']],
  ['grace hopper@example.org', ['grace hopper@example.org']],
  ['grace, joan@', ['grace', 'joan@']],
  ['Ada <ada>', ['ada']],
])('%j has the addresses %j', (text, addresses) => {
  expect(splitAddresses(text)).toEqual(addresses);
});
