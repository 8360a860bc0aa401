import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

/** What GitHub takes for a composite action; an unknown field is a slip. */
const actionSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  inputs: z.record(
    z.string().regex(/^[a-z][a-z-]*$/),
    z.strictObject({
      description: z.string(),
      required: z.boolean().optional(),
      default: z.string().optional(),
    }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string() })),
  runs: z.strictObject({
    using: z.literal('composite'),
    steps: z.tuple([
      z.strictObject({
        id: z.string(),
        shell: z.literal('bash'),
        env: z.record(z.string(), z.string()),
        run: z.string(),
      }),
    ]),
  }),
});

const folder = join(import.meta.dirname, '..');
const action = actionSchema.parse(parse(await readFile(join(folder, 'action.yml'), 'utf8')));
const [step] = action.runs.steps;
const temporary = await mkdtemp(join(tmpdir(), 'steplight-action-'));
after(() => rm(temporary, { recursive: true, force: true }));

/** Runs the action's script as a runner would, with these inputs; answers what the client would be started with. */
async function startAction(given: Record<string, string>) {
  const input = (name: string) => given[name] ?? action.inputs[name]?.default ?? '';
  const env = Object.fromEntries(
    Object.entries(step.env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, key: string) => input(key)),
    ]),
  );
  const node = join(temporary, 'node');
  await writeFile(node, `#!/bin/sh\nprintf '%s\\n' "$STEPLIGHT_API" "$STEPLIGHT_API_KEY" "$@"\n`);
  await chmod(node, 0o755);
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', step.run], {
    env: { ...env, PATH: `${temporary}:${process.env['PATH']}`, GITHUB_ACTION_PATH: '/actions/step light' },
    timeout: 60_000,
  });
  return stdout.trimEnd().split('\n');
}

test('every input arrives, and nothing else is read from the expressions', () => {
  const named = Object.values(step.env).map((value) => /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value)?.[1]);
  assert.deepEqual(named.toSorted(), Object.keys(action.inputs).toSorted());
  assert.ok(!step.run.includes('${{'), 'an expression in a script is an injection');
  for (const { value } of Object.values(action.outputs))
    assert.match(value, new RegExp(`^\\$\\{\\{ steps\\.${step.id}\\.outputs\\.[a-z-]+ \\}\\}$`));
});

test('the client is started with the inputs, word for word, and without those that are empty', async () => {
  const inputs = { api: 'https://api', 'api-key': 'sl_1', suite: '7', junit: 'a b/*.xml', timeout: '5' };
  const common = [
    'https://api',
    'sl_1',
    '/actions/step light/steplight.mjs',
    'run',
    '--timeout=5',
    '--suite=7',
  ];
  assert.deepEqual(await startAction(inputs), [...common, '--junit=a b/*.xml']);
  const more = {
    tags: ' smoke  a*b ',
    shard: '1/3',
    'base-url': 'https://preview',
    environment: 'Preview 7',
    variables: 'user=ada $HOME\nnote=two words\n',
    attachments: 'shots',
    frozen: 'true',
    retries: '2',
    'comment-token': 'ghs_1',
  };
  assert.deepEqual(await startAction({ ...inputs, ...more }), [
    ...common,
    '--shard=1/3',
    '--base-url=https://preview',
    '--environment=Preview 7',
    '--retries=2',
    '--junit=a b/*.xml',
    '--attachments=shots',
    '--tag=smoke',
    '--tag=a*b',
    '--var=user=ada $HOME',
    '--var=note=two words',
    '--frozen',
    '--comment',
  ]);
  const ofFolder = await startAction({ folder: 'tests', 'changed-since': 'origin/main' });
  assert.deepEqual(ofFolder.slice(-2), ['--folder=tests', '--changed-since=origin/main']);
});

test('an input that looks like a script stays an input', async () => {
  const suite = '7"; touch pwned; echo "$(id)`id`';
  assert.ok((await startAction({ suite })).includes(`--suite=${suite}`));
  const variables = 'x=$(touch pwned)`id`';
  assert.ok((await startAction({ variables })).includes(`--var=${variables}`));
});
