import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeKey } from './place-key.ts';

test('what an earlier version has stored is still found', () => {
  const definition = {
    startingUrl: 'https://shop.example/',
    steps: [{ type: 'act' as const, action: 'Buy it', useVision: false }],
  };
  const key = placeKey(definition)({ stepIndex: 0, text: 'Buy it', page: 'shop.example/' });
  assert.equal(key, 'd68e7d74fcd45ddbe154c70980d49a25d1ffe7803f65f71b2452cd4685e3ca81');
});
