import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageKey } from './page-key.ts';

const KEYS: [path: string, key: string][] = [
  ['/orders/1234/lines/7', '/orders/*/lines/*'],
  ['/orders/order-1234', '/orders/order-*'],
  ['/orders/ord_8fK2x9', '/orders/ord_*'],
  ['/customers/cus_NffrFeUfNV2Hib', '/customers/cus_*'],
  ['/sessions/clh3k2j9x0000abcd', '/sessions/*'],
  ['/reports/2026-11-24', '/reports/*'],
  ['/files/1f0e8a36-7c1f-4b7e-9d53-0c3a7a1c2b3d', '/files/*'],
  ['/done?token=abc&8fK2x9=1&page=2', '/done?*&page&token'],
  // Names that people have given.
  ['/iphone-15/step-2/top-100', '/iphone-15/step-2/top-100'],
  ['/api/v2/h264video/web2print', '/api/v2/h264video/web2print'],
  ['/docs/1.2/getting-started', '/docs/1.2/getting-started'],
  ['/Check-Out/MyAccountSettings', '/Check-Out/MyAccountSettings'],
  ['/gr%C3%B6%C3%9Fe/caf%C3%A9', '/gr%C3%B6%C3%9Fe/caf%C3%A9'],
];

for (const [path, key] of KEYS)
  test(`${path} is the page ${key}`, () => {
    assert.equal(pageKey(`https://shop.example${path}`), `shop.example${key}`);
  });
