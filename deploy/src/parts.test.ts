import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readCall } from './read-call.ts';

const target = ['--target', join(tmpdir(), 'steplight-nothing-here')];
const addresses = ['--address', 'https://a.example', '--host', 'https://b.example'];

const calls: [status: number, words: string[], text: RegExp][] = [
  [0, ['status', ...target], /^Nothing has been deployed to .*steplight-nothing-here yet/],
  [1, ['rollback', 'runs', ...target, ...addresses], /^✗ "runs" was never deployed/],
  [
    2,
    ['status'],
    /^✗ Name the target: --target or REMOTES_TARGET\.[^]*Usage: [^]*rollback <part>[^]*Exit codes/,
  ],
];

for (const [status, words, text] of calls)
  it(`ends with ${status}, and says why: parts ${words[0]}`, () => {
    const program = join(import.meta.dirname, 'parts.ts');
    const env = { PATH: process.env['PATH'] };
    const outcome = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' });
    assert.match(outcome.stdout + outcome.stderr, text);
    assert.equal(outcome.status, status);
  });

it('says what is wrong with a call', () => {
  const wrong: [words: string[], message: RegExp][] = [
    [[], /^Which command\?/],
    [['destroy'], /^There is no command "destroy"/],
    [['deploy', ...target], /^Call it like this: deploy <part>…/],
    [['deploy', 'shop', ...target], /^There is no part "shop"\. Parts: host, auth/],
    [['deploy', 'runs', ...target], /^"deploy" needs --address\./],
    [['deploy', 'runs', ...target, '--address', 'parts.example'], /^--address: .* is not a full address/],
    [['deploy', 'runs', 'auth', '--dist', 'x', ...target, ...addresses], /^--dist holds one part only/],
    [['status', '--colour'], /^Unknown option '--colour'/],
  ];
  for (const [words, message] of wrong) assert.throws(() => readCall(words, {}), { message });
});

it('takes from the environment what the call leaves open', () => {
  const environment = {
    REMOTES_TARGET: 'a',
    REMOTES_ADDRESS: 'https://a.example',
    HOST_ADDRESS: 'https://b.example',
  };
  const call = readCall(['rollback', 'runs', '--target', 'b'], environment);
  assert.equal(call?.target, 'b');
  assert.equal(call.options.address, 'https://a.example/');
});
