import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './limits.ts';

const CASES: [address: string, network: string][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['somewhere', 'somewhere'],
];

for (const [address, network] of CASES)
  test(`${address} counts as ${network}`, () => {
    assert.equal(networkOf(address), network);
  });
