import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from '../../processes/all/settings.ts';
import { readConfig } from '../config.ts';

const local = { host: 'localhost', address: '127.0.0.1', port: 3000 };
const endpoints = 'ws://a.test:3333/x, http://10.0.8.1:9222,grid+https://user:secret@grid.test';

describe('settings of the browsers', () => {
  it('permit nothing inside by default, and this machine and its network where all runs on one', () => {
    assert.equal(readConfig({}).browsers.allow.permits(local), false);
    assert.equal(readSettings({}, 0).config.browsers.allow.permits(local), true);
    const closed = readSettings({ BROWSER_ALLOW: 'none' }, 0).config;
    assert.equal(closed.browsers.allow.permits(local), false);
  });

  it('read a pool', () => {
    const { browsers, companyConcurrency } = readConfig({
      BROWSER_ENDPOINTS: endpoints,
      BROWSER_PROXY_ADDRESS: 'worker.test',
      BROWSER_PROXY_CLIENTS: '10.0.8.0/24, fd00::/8',
      COMPANY_CONCURRENCY: '2',
    });
    assert.deepEqual(browsers.endpoints, [
      'ws://a.test:3333/x',
      'http://10.0.8.1:9222',
      'grid+https://user:secret@grid.test',
    ]);
    assert.deepEqual(
      [browsers.proxyAddress, browsers.proxyClients, companyConcurrency],
      ['worker.test', ['10.0.8.0/24', 'fd00::/8'], 2],
    );
    const open = readConfig({ BROWSER_ENDPOINTS: endpoints, BROWSER_PROXY_ADDRESS: 'none' });
    assert.equal(open.browsers.proxyAddress, null);
  });

  const wrong: [variable: string, environment: Record<string, string>][] = [
    ['BROWSER_ALLOW', { BROWSER_ALLOW: 'localhost, http://app.test' }],
    ['BROWSER_ENDPOINTS', { BROWSER_ENDPOINTS: 'host:9222', BROWSER_PROXY_ADDRESS: 'none' }],
    ['BROWSER_PROXY_ADDRESS', { BROWSER_ENDPOINTS: endpoints }],
    ['BROWSER_PROXY_ADDRESS', { BROWSER_ENDPOINTS: endpoints, BROWSER_PROXY_ADDRESS: 'http://worker.test' }],
    ['BROWSER_PROXY_CLIENTS', { BROWSER_PROXY_CLIENTS: '10.0.8.1' }],
    ['COMPANY_CONCURRENCY', { COMPANY_CONCURRENCY: '0' }],
  ];
  for (const [variable, environment] of wrong)
    it(`name ${variable} where it is wrong: ${Object.values(environment).join(' | ')}`, () => {
      assert.throws(() => readConfig(environment), new RegExp(`The configuration is wrong. ${variable}`));
    });
});
