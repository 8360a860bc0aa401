import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { startLiveApi } from '../../server/src/modules/live-sessions/testing/live-site.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';

const CLIENT = join(import.meta.dirname, '../steplight.mjs');
const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1', XDG_CONFIG_HOME: '/nowhere' };

const api = await openTestApi();
const address = `http://127.0.0.1:${await startLiveApi(api)}`;

test('an agent at the standard input reaches the tools of the server, also in a session that begins anew', async () => {
  const owner = await api.newCompany();
  const body = { name: 'Agent', role: 'editor', expires_at: null };
  const { id, secret } = (await owner.post('/api_keys', body)).body.api_key;
  const client = new Client({ name: 'test', version: '1' });
  after(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [CLIENT, 'mcp'],
      env: { ...ENVIRONMENT, STEPLIGHT_API: address, STEPLIGHT_API_KEY: secret },
      stderr: 'inherit',
    }),
  );
  const check = () => client.callTool({ name: 'check_steps', arguments: { sentences: ['click on "Buy"'] } });
  const text = '1. understood as an action: Click "Buy"';
  const understood = { content: [{ type: 'text', text }] };
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === 'run_tests'));
  assert.deepEqual(await check(), understood);
  const { contents } = await client.readResource({ uri: 'steplight://language' });
  assert.match(JSON.stringify(contents), /The step language:/);

  await api.services.mcp.close();
  assert.deepEqual(await Promise.all([check(), check()]), [understood, understood]);
  await owner.delete(`/api_keys/${id}`);
  await assert.rejects(check(), /This API key was revoked\. An owner/);
});

test('without a key it says what to do, and options of the other way are refused', () => {
  const call = (args: string[], more: Record<string, string> = {}) =>
    spawnSync(process.execPath, [CLIENT, 'mcp', ...args], {
      env: { ...ENVIRONMENT, ...more },
      encoding: 'utf8',
    });
  const without = call(['--api', address]);
  assert.deepEqual([without.status, /call "login" once/.test(without.stderr)], [2, true], without.stderr);
  const wrong = call(['--headed'], { STEPLIGHT_API: address, STEPLIGHT_API_KEY: 'key' });
  assert.deepEqual([wrong.status, /mcp --local/.test(wrong.stderr)], [2, true], wrong.stderr);
});
