import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepReading } from 'shared/contract';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();
const user = await api.newCompany();

const act = (action: string) => ({ action, type: 'act' });
const check = (action: string) => ({ action, type: 'assert' });

async function read(steps: object[], variables?: string[]): Promise<StepReading[]> {
  const reply = await user.post('/readings', { steps, variables });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.readings;
}

test('each step is read, in the order of the steps', async () => {
  const readings = await read([
    act('please click on "Buy"'),
    check('Somebody is happy about everything'),
    act('Click "A", then click "B"'),
    act('The page shows "Thanks"'),
    act('Type "x" into'),
  ]);
  assert.deepEqual(
    readings.map(({ state, type, sentence }) => [state, type, sentence]),
    [
      ['normalised', 'act', 'Click "Buy"'],
      ['not-understood', null, null],
      ['several', 'act', null],
      ['clash', null, null],
      ['incomplete', 'act', null],
    ],
  );
  const [normalised, unclear, several, , incomplete] = readings;
  assert.equal(normalised?.problem, null);
  assert.equal(normalised?.spans.map(({ role }) => role).join(), 'verb,target');
  assert.notDeepEqual(normalised?.changes, []);
  assert.match(unclear?.problem?.message ?? '', /./);
  assert.deepEqual(several?.suggestions[0]?.sentences, ['Click "A"', 'Click "B"']);
  assert.notDeepEqual(incomplete?.missing, []);
});

test('a variable is known from the company, the caller or an earlier step that remembers it', async () => {
  await user.put('/company/variables/base', { value: 'http://localhost', is_secret: false });
  const problems = (readings: StepReading[]) => readings.map(({ problem }) => problem?.message ?? null);
  const steps = [
    check('The page shows "{{price}}"'),
    act('Type "{{ base }}/cart" into "Address"'),
    act('Remember "Total" as price'),
    check('The page shows "{{price}}"'),
    act('Type "{{user}}" into "Name"'),
    act(String.raw`Type "\{{price_tag}}" into "Name"`),
  ];
  const unknown = (name: string, ...known: string[]) =>
    `There is no value named {{${name}}}. Known here: ${known.map((one) => `{{${one}}}`).join(', ')}. Add it to the variables in the settings, or let an earlier step remember it.`;
  assert.deepEqual(problems(await read(steps)), [
    unknown('price', 'base', 'inbox'),
    ...[null, null, null],
    unknown('user', 'base', 'inbox', 'price'),
    null,
  ]);
  assert.deepEqual(problems(await read(steps, ['user', 'price'])), [null, null, null, null, null, null]);
  const [first] = await read(steps);
  assert.deepEqual([first?.state, first?.problem?.start, first?.problem?.end], ['unknown-value', 16, 25]);
});

test('a pipeline reads by the key of its company, whose variables it knows', async () => {
  const key: string = (await user.get('/company/me')).body.company.api_key;
  const reply = await api.as(key).post('/readings', { steps: [act('Go to "{{base}}"')] });
  assert.deepEqual([reply.status, reply.body.readings[0].problem], [200, null]);
  const other = await api.newCompany();
  const { problem } = (await other.post('/readings', { steps: [act('Go to "{{base}}"')] })).body.readings[0];
  assert.match(problem.message, /no value named \{\{base\}\}/);
});

test('modules, too many steps, long steps and odd names are refused', async () => {
  const refused: [body: object, error: string][] = [
    [
      { steps: [act('Click "A"'), { action: '', type: 'module' }] },
      'Step 2: This must be one of: act, assert.',
    ],
    [{ steps: Array.from({ length: 1001 }, () => act('')) }, 'At most 1000 steps are read at once.'],
    [{ steps: [act('a'.repeat(5001))] }, 'Step 1: The step is too long.'],
    [{ steps: [], variables: ['a b'] }, 'This is not a name.'],
  ];
  for (const [body, error] of refused) {
    const reply = await user.post('/readings', body);
    assert.deepEqual([reply.status, reply.body.error], [400, error]);
  }
});
