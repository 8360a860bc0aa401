import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WRITING_LIMITS } from 'shared/constants';
import type { GeneratedSteps } from 'shared/contract';
import type { Config } from '../../platform/config.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

const URL = '/test_blueprint/generate-steps';
const api = await openTestApi();

const body = (context: string) => ({ context, starting_url: 'https://shop.example/' });

/** One line a step (`>` acts, `?` asserts), then the texts that were left out. */
async function generate(source: string): Promise<{ steps: string[]; leftOut: string[] }> {
  const { steps, left_out } = (await writer.post(URL, body(source))).body as Required<GeneratedSteps>;
  return {
    steps: steps.map(({ type, action }) => `${type === 'act' ? '>' : '?'} ${action}`),
    leftOut: left_out.map(({ text }) => text),
  };
}
const writer = await api.newCompany();

test('without a model, the material is split and read, and the server says so', async () => {
  assert.deepEqual((await writer.get(URL)).body, { by: 'rules', model: null, limits: WRITING_LIMITS });
  const reply = await writer.post(URL, body('1. click on Buy\n2. The page shows "1"'));
  assert.deepEqual(reply.body, {
    steps: [
      { type: 'act', action: 'Click "Buy"', use_vision: false },
      { type: 'assert', action: 'The page shows "1"', use_vision: false },
    ],
    left_out: [],
  });
});

const materials: [name: string, source: string, steps: string[], leftOut: string[]][] = [
  [
    'a numbered list: what is unclear stays as it is written, a sentence that says several things is split',
    '# Buy\n1. Go to /products\n2. Do the right thing\n3. Type "bob" into "Name" and click "Go"\n4. Click "Buy". The page shows "Thanks".',
    [
      '> Go to "/products"',
      '> Do the right thing',
      '> Type "bob" into "Name"',
      '> Click "Go"',
      '> Click "Buy"',
      '? The page shows "Thanks"',
    ],
    ['Buy'],
  ],
  [
    'task lists, emphasis and code: a line under an entry that is not indented does not belong to it',
    ' - [ ] Click **"Login"**\n - [x] Leave `Email` as it\n   is\nNobody knows why',
    ['> Click "Login"', '> Leave "Email" as it is'],
    ['Nobody knows why'],
  ],
  [
    'a list without a step is left out, one with a step is accepted as a whole',
    '## Criteria\n- The "Error" message is visible\n- Somebody is redirected somewhere\n\n## Goals\n- More revenue\n- Happier people',
    ['? The "Error" message is visible', '> Somebody is redirected somewhere'],
    ['Criteria', 'Goals', 'More revenue', 'Happier people'],
  ],
  [
    'nested lists: what only introduces the entries below it is no step',
    '1. Sign in\n   1. Type "bob" into "Name"\n   2. Click "Go"\n2. Click "Buy"',
    ['> Type "bob" into "Name"', '> Click "Go"', '> Click "Buy"'],
    ['Sign in'],
  ],
  [
    'Gherkin: the background before every scenario, an outline by its first row, "Then" asserts',
    'Feature: Cart\n  People buy.\n  Background:\n    Given the weather is nice\n  Scenario Outline: buy\n    When I click "<item>"\n      | a | b |\n    Then something good happens\n    And the page shows "<item>"\n    Examples:\n      | item |\n      | Lamp |\n      | Bulb |\n  Rule: leave\n    Scenario: sign out\n      * click "Sign out"',
    [
      '> the weather is nice',
      '> Click "Lamp"',
      '? something good happens',
      '? The page shows "Lamp"',
      '> the weather is nice',
      '> Click "Sign out"',
    ],
    ['Cart', 'People buy', 'buy', '| a | b |', '| item |', '| Bulb |', 'leave', 'sign out'],
  ],
  [
    'Gherkin without its head',
    'When I click "A"\nThen the page shows "B"',
    ['> Click "A"', '? The page shows "B"'],
    [],
  ],
  [
    'Gherkin in a ticket',
    '### Test\n```gherkin\nScenario: a\n  When I click "A"\n  Then the page shows "B"\n```',
    ['> Click "A"', '? The page shows "B"'],
    ['Test', 'a'],
  ],
  [
    'a test case as a Markdown table',
    '| # | Action | Expected |\n|---|:--|---|\n| 1 | Go to https://shop.example/ | A miracle happens |\n| 2 | Type "x" into "Name"<br>Press Enter | |\n| 3 | Click "Go" | The "Orders" heading is visible |',
    [
      '> Go to "https://shop.example/"',
      '> A miracle happens',
      '> Type "x" into "Name"',
      '> Press Enter',
      '> Click "Go"',
      '? The "Orders" heading is visible',
    ],
    ['# | Action | Expected'],
  ],
  [
    'a table copied from a spreadsheet',
    'Step\tExpected\nClick "Buy"\tThe page shows "1"\nClick "Remove"\tThe page shows "0"',
    ['> Click "Buy"', '? The page shows "1"', '> Click "Remove"', '? The page shows "0"'],
    ['Step | Expected'],
  ],
  [
    'plain lines: one that does not read as a step is one among steps',
    'Click "Sign in"\nType "a_b*c*" into "Name"\nPut it somewhere\nThe page shows "Welcome"',
    ['> Click "Sign in"', '> Type "a_b*c*" into "Name"', '> Put it somewhere', '? The page shows "Welcome"'],
    [],
  ],
  [
    'running text: only what reads as a step is one',
    'As a shopper I want to pay by card so that I can finish quickly. Our shop has many fans.\nPeople love it. Click "Pay". A confirmation arrives eventually.',
    ['> Click "Pay"'],
    [
      'As a shopper I want to pay by card so that I can finish quickly',
      'Our shop has many fans',
      'People love it',
      'A confirmation arrives eventually',
    ],
  ],
  [
    'quoted texts with full stops and question marks: no sentence ends in them, but one may end with them',
    'A dialog "Delete invoice?" comes up. The note “Gone. For good!” vanishes at last. Our „Oh! No.“ and «Why? So.» are popular. Click "Really?" The page shows "1".\nNobody has \'Yes. No.\' or `a! b` here. She said "Oh no! Then she left.',
    ['> Click "Really?"', '? The page shows "1"'],
    [
      'A dialog "Delete invoice?" comes up',
      'The note “Gone. For good!” vanishes at last',
      'Our „Oh! No.“ and «Why? So.» are popular',
      "Nobody has 'Yes. No.' or `a! b` here",
      'She said "Oh no!',
      'Then she left',
    ],
  ],
];

for (const [name, source, steps, leftOut] of materials)
  test(name, async () => {
    assert.deepEqual(await generate(source), { steps, leftOut });
  });

test('scenarios are tests of their own, with their titles', async () => {
  const feature = `Feature: Shop
  Background:
    Given I click "Shop"
  Scenario: Buy
    When I click "Buy"
    Then the page shows "1"
  Scenario:
    When I click "Leave"`;
  const { steps, tests } = (await writer.post(URL, body(feature))).body as GeneratedSteps;
  assert.equal(steps.length, 5);
  assert.deepEqual(
    tests?.map((one) => [one.title, one.steps.map(({ action }) => action)]),
    [
      ['Buy', ['Click "Shop"', 'Click "Buy"', 'The page shows "1"']],
      ['Scenario 2', ['Click "Shop"', 'Click "Leave"']],
    ],
  );
  const single = feature.slice(0, feature.lastIndexOf('  Scenario:'));
  assert.equal('tests' in (await writer.post(URL, body(single))).body, false);
});

test('a long document gives 200 steps, and the rest is left out', async () => {
  const source = Array.from({ length: 300 }, (_, index) => `${index + 1}. Click "Button ${index}"`).join(
    '\n',
  );
  const { steps, leftOut } = await generate(source);
  assert.deepEqual([steps.length, leftOut.length], [200, 100]);
  assert.equal(leftOut[0], 'Click "Button 200"');
});

/** Material of every form. Each sentence has a word of its own. */
function materialOf(seed: number): { source: string; words: string[] } {
  let state = seed;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const words: string[] = [];
  const word = () => `word${words.push(`word${words.length}x`) - 1}x`;
  const sentence = () => {
    const forms = [
      () => `Click "${word()}".`,
      () => `The page shows "${word()}".`,
      () => `Our ${word()} is lovely.`,
      () => `Type "a" into "${word()}" and click "${word()}".`,
      () => `${word()}: ${below(100)}`,
      () => `Nobody knows *${word()}*, see [the ${word()}](https://shop.example/) ![${word()}](a.png)!`,
    ];
    return (forms[below(forms.length)] as () => string)();
  };
  const many = (limit: number, make: (index: number) => string) =>
    Array.from({ length: below(limit) + 1 }, (_, index) => make(index));
  const prose = () => many(3, sentence).join(' ');
  const row = () => `| ${many(4, prose).join(' | ')} |`;
  const gherkin = () =>
    [
      `Feature: ${word()}\n  ${prose()}\n  # ${prose()}\n  Background: ${word()}\n    Given ${sentence()}`,
      ...many(3, () =>
        [
          `  ${below(2) ? 'Rule' : 'Scenario'}: ${word()}\n  ${prose()}\n  Scenario Outline: ${word()}`,
          ...many(
            3,
            () =>
              `    When ${sentence()}\n      | ${word()} |\n    Then ${sentence()}\n      """\n      ${prose()}\n      """`,
          ),
          `    Examples: ${word()}\n      | ${word()} |\n${many(3, () => `      | ${word()} |`).join('\n')}`,
        ].join('\n'),
      ),
    ].join('\n');
  const blocks = [
    () => many(4, prose).join('\n'),
    () => `${'#'.repeat(below(4) + 1)} ${prose()}`,
    () =>
      many(5, (index) => `${index + 1}. ${prose()}\n   ${prose()}\n   - ${prose()}\n${prose()}`).join('\n'),
    () => many(5, () => `- [ ] ${prose()}`).join('\n'),
    () => many(3, () => `> ${prose()}`).join('\n'),
    () => `| # | ${word()} |\n|---|---|\n${many(4, (index) => `| ${index + 1} ${row()}`).join('\n')}`,
    () => many(4, () => `${sentence()}\t${prose()}`).join('\n'),
    () => `<div>${word()}</div>`,
    () => `\`\`\`gherkin\n${below(2) ? gherkin() : prose()}\n\`\`\``,
    () => `Seen there[^1].\n\n[^1]: ${prose()}`,
  ];
  const source =
    below(4) === 0 ? gherkin() : many(8, () => (blocks[below(blocks.length)] as () => string)()).join('\n\n');
  return { source, words };
}

test('every sentence of a material is in a step or was left out', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const { source, words } = materialOf(seed);
    const reply = await writer.post(URL, body(source));
    const reported = JSON.stringify([reply.body.steps, reply.body.left_out]);
    const dropped = words.filter((word) => !reported.includes(word));
    assert.deepEqual(dropped, [], `Seed ${seed}:\n${source}`);
  }
});

test('left-out texts above the limit share an entry', async () => {
  const source = ['Click "Buy"', '', ...Array.from({ length: 700 }, (_, index) => `No use ${index}.\n`)].join(
    '\n',
  );
  const { leftOut } = await generate(source);
  assert.equal(leftOut.length, 501);
  assert.match(leftOut.at(-1) ?? '', /^No use 500\nNo use 501\n[^]*\nNo use 699/);
});

test('marks without end are no Markdown', async () => {
  for (const marks of [
    '- '.repeat(20_000),
    '> '.repeat(20_000),
    `${'*a '.repeat(8000)}${'b* '.repeat(8000)}`,
  ])
    assert.deepEqual((await generate(`${marks}\n\nClick "Buy"`)).steps, ['> Click "Buy"']);
});

test('material without steps, no material and a wrong address are refused in a sentence', async () => {
  const user = await api.newCompany();
  const empty = await user.post(URL, body('We are a great company.'));
  assert.equal(empty.status, 422);
  assert.match(empty.body.error, /^No steps were found in this text\. .*Click "Buy"\.$/);
  assert.deepEqual(empty.body.left_out, [
    { text: 'We are a great company', why: 'This does not read as a step.', steps_before: 0 },
  ]);
  assert.equal((await user.post(URL, body(' \n'))).body.error, 'Paste some source material.');
  const wrong = await user.post(URL, { context: 'Click Buy', starting_url: 'javascript:alert(1)' });
  assert.equal(wrong.status, 400);
  assert.equal((await api.as().post(URL, body('Click Buy'))).status, 401);
});

test('with a model, the rules still read material, and the server says who writes', async () => {
  const ai: Config['ai'] = {
    provider: 'openai-compatible',
    model: 'small',
    apiKey: 'key-1',
    baseUrl: 'http://127.0.0.1:9/v1',
  };
  const { newCompany } = await openTestApi(await openTestPlatform({ config: { ai } }));
  const user = await newCompany();
  assert.deepEqual((await user.get(URL)).body, { by: 'model', model: 'small', limits: WRITING_LIMITS });
  const reply = await user.post(URL, body('1. Click "Buy"'));
  assert.deepEqual(reply.body.steps, [{ action: 'Click "Buy"', type: 'act', use_vision: false }]);
});
