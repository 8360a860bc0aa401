import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../platform/config.ts';
import { browserOptions } from './browser-options.ts';

const LOOPBACK = { address: '127.0.0.1', family: 4 };

describe('what a worker makes of its settings', () => {
  it('keeps pages away from the API and the database, where they may reach this machine', async () => {
    const { networkPolicy } = await browserOptions(
      readConfig({
        CHROME_PATH: '/usr/bin/browser',
        BROWSER_ALLOW: 'localhost, localhost:5432',
        API_PORT: '5001',
        DATABASE_URL: 'postgres://steplight@127.0.0.1/steplight',
      }),
      5100,
    );
    const own = { message: /^it belongs to the service itself/ };
    await assert.rejects(networkPolicy.resolveAddresses('localhost', 5001), own);
    await assert.rejects(networkPolicy.resolveAddresses('127.0.0.1', 5001), own);
    await assert.rejects(
      networkPolicy.resolveAddresses('127.0.0.1', 5100),
      own,
      'where it takes live sessions',
    );
    assert.deepEqual(
      await networkPolicy.resolveAddresses('127.0.0.1', 5432),
      [LOOPBACK],
      'named with its port',
    );
    assert.deepEqual(await networkPolicy.resolveAddresses('127.0.0.1', 4000), [LOOPBACK]);
  });

  it('serves the addresses of the endpoints unless ranges are named, and wants no browser of its own', async () => {
    const environment = {
      CHROME_PATH: '/nowhere',
      BROWSER_ENDPOINTS: 'ws://127.0.0.1:1/x, http://[::1]:2, grid+http://nowhere.invalid:4444',
      BROWSER_PROXY_ADDRESS: 'worker.test',
    };
    const { pool } = await browserOptions(readConfig(environment));
    assert.equal(pool?.proxy?.address, 'worker.test');
    assert.deepEqual(await pool.proxy.clients(), ['127.0.0.1/32', '::1/128']);
    const named = await browserOptions(readConfig({ ...environment, BROWSER_PROXY_CLIENTS: '10.0.8.0/24' }));
    assert.deepEqual(await named.pool?.proxy?.clients(), ['10.0.8.0/24']);
    const open = await browserOptions(readConfig({ ...environment, BROWSER_PROXY_ADDRESS: 'none' }));
    assert.equal(open.pool?.proxy, null);
  });
});
