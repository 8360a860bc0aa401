import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseArguments } from './parse-arguments.ts';

const target = ['--target', join(tmpdir(), 'steplight-nothing-here')];
const addresses = ['--address', 'https://a.example', '--host', 'https://b.example'];

const runs: [status: number, args: string[], text: RegExp][] = [
  [0, ['status', ...target], /^Nothing has been deployed to .*steplight-nothing-here yet/],
  [1, ['rollback', 'runs', ...target, ...addresses], /^✗ "runs" was never deployed/],
  [
    2,
    ['status'],
    /^✗ The target is missing: --target or REMOTES_TARGET\.[^]*Usage: [^]*rollback <remote>[^]*Exit codes/,
  ],
];

for (const [status, args, text] of runs)
  it(`exits with ${status} and a message: remotes ${args[0]}`, () => {
    const program = join(import.meta.dirname, 'remotes.ts');
    const env = { PATH: process.env['PATH'] };
    const outcome = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
    assert.match(outcome.stdout + outcome.stderr, text);
    assert.equal(outcome.status, status);
  });

it('reports wrong arguments', () => {
  const wrong: [args: string[], message: RegExp][] = [
    [[], /^The command is missing/],
    [['destroy'], /^There is no command "destroy"/],
    [['deploy', ...target], /^Usage: deploy <remote>…/],
    [['deploy', 'shop', ...target], /^There is no remote "shop"\. Host and remotes: host, auth/],
    [['deploy', 'runs', ...target], /^"deploy" requires --address\./],
    [['deploy', 'runs', ...target, '--address', 'remotes.example'], /^--address: .* is not a full address/],
    [
      ['deploy', 'runs', 'auth', '--dist', 'x', ...target, ...addresses],
      /^--dist requires a single host or remote/,
    ],
    [['status', '--colour'], /^Unknown option '--colour'/],
  ];
  for (const [args, message] of wrong) assert.throws(() => parseArguments(args, {}), { message });
});

it('uses environment variables as defaults', () => {
  const environment = {
    REMOTES_TARGET: 'a',
    REMOTES_ADDRESS: 'https://a.example',
    HOST_ADDRESS: 'https://b.example',
  };
  const parsed = parseArguments(['rollback', 'runs', '--target', 'b'], environment);
  assert.equal(parsed?.target, 'b');
  assert.equal(parsed.options.address, 'https://a.example/');
});
