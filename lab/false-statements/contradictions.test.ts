import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { someOf } from '../tour/cases.ts';
import { contradictionsOn } from './contradictions.ts';
import type { PageAddress } from './pages.ts';

const CHOSEN: PageAddress[] = [
  { application: 'shop', path: '/' },
  { application: 'workshop', path: '/upload' },
  { application: 'admin', path: '/production/general_elements.html' },
];

describe('a stored page', { concurrency: true }, () => {
  for (const address of someOf(1, CHOSEN))
    it(`says nothing else than the live page: ${address.application} ${address.path}`, async () => {
      const { told, contradictions } = await contradictionsOn(address, 120);
      assert.deepEqual(contradictions, []);
      assert.ok(told >= 30, `It told of ${told} statements only.`);
    });
});
