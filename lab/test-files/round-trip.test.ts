import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import {
  fingerprintSchema,
  type Fingerprint,
  type PlanEntryInput,
} from '../../shared/src/contract/api/index.ts';
import { onTour } from '../tour/cases.ts';
import type { SuiteContent, TestContent } from '../../server/src/modules/test-files/format/file-content.ts';
import { parsePlan, printPlan } from '../../server/src/modules/test-files/format/plan-file.ts';
import { parseSuite, printSuite } from '../../server/src/modules/test-files/format/suite-file.ts';
import { parseTableFile, printTableFile } from '../../server/src/modules/test-files/format/table-file.ts';
import { parseTest } from '../../server/src/modules/test-files/format/parse-test.ts';
import { printTest } from '../../server/src/modules/test-files/format/print-test.ts';

/** Pieces that mean something to the format, to YAML, to Markdown or to an editor, next to any text that can be stored. */
const ODD = [
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '\u00a0',
  '\u0085',
  '\u2028',
  '\ufeff',
  '---',
  '#',
  '# ',
  '1. ',
  '- ',
  '<!--',
  '-->',
  '<!-- disabled -->',
  '<!-- id 7 -->',
  'Module:',
  'module : ',
  '&#10;',
  '&#38;',
  '&#1114112;',
  '&',
  ': ',
  '"',
  "'",
  '[',
  '{{name}}',
  '\\{{name}}',
  '*x',
  '&x',
  '!x',
  '|',
  '>',
  '%',
  '@',
  '`',
  'null',
  'true',
  '~',
  '1e3',
  '0x1',
  '__proto__',
  '日本',
  'が',
  'e\u0301',
  '🛒',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 8 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join('').replaceAll('\u0000', ''))
  .filter((joined) => joined.isWellFormed() && joined.trim() !== '');
/** With the prototype of what is read. */
const record = <Value>(fields: { [Key in keyof Value]: Arbitrary<Value[Key]> }) =>
  fc.record(fields, { noNullPrototype: true });
const name = text.map((given) => given.trim());
const sentence = fc.oneof(
  text,
  fc.constantFrom(
    'Click "Buy"',
    'The page shows "Thanks"',
    'Type "{{user}}" into field "Name"',
    'check the cart',
  ),
);
const flags = { useVision: fc.boolean(), isDisabled: fc.boolean() };
const moduleName = record({ title: name, id: fc.option(fc.integer({ min: 1, max: 999_999_999 })) });
const step = fc.oneof(
  record({
    type: fc.constantFrom('act', 'assert'),
    action: sentence,
    ...flags,
    module: fc.constant(null),
  }),
  record({ type: fc.constant('module'), action: fc.constant(''), ...flags, module: moduleName }),
);
const id = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }));
const browser = fc.record(
  {
    engine: fc.constantFrom('chromium', 'firefox', 'webkit'),
    device: fc.constantFrom('iPhone 15', 'Desktop Chrome'),
    viewport: record({
      width: fc.integer({ min: 200, max: 4000 }),
      height: fc.integer({ min: 200, max: 4000 }),
    }),
    locale: fc.constantFrom('de-CH', 'no'),
    timezone: fc.constantFrom('Europe/Zurich', 'UTC'),
    color_scheme: fc.constantFrom('light', 'dark'),
    geolocation: record({ latitude: fc.constantFrom(47.37, -90), longitude: fc.constantFrom(8.54, 180) }),
    permissions: fc.subarray(['geolocation', 'camera'] as const, { minLength: 1 }),
    user_agent: name,
  },
  { noNullPrototype: true, requiredKeys: [] },
);
const handlers = fc.subarray([
  'When "Accept cookies" is shown, click it',
  'When the "Survey: how was it?" dialog is shown, press Escape',
]);
const content = record({
  id,
  type: fc.constantFrom('integration', 'module'),
  title: name,
  startingUrl: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
  suiteName: fc.option(name),
  tags: fc.uniqueArray(fc.constantFrom('smoke', '2024', 'a/b', 'null', 'größe', '1.10', 'yes'), {
    maxLength: 4,
  }),
  attachment: fc.option(name),
  browser,
  handlers,
  steps: fc.array(step, { maxLength: 6 }),
}).map((made) => ({
  ...made,
  // A module contains none.
  steps: made.steps.filter(({ module }) => made.type !== 'module' || module === null),
  ...(made.type === 'module' && { browser: {}, handlers: [] }),
}));

const runs = { numRuns: onTour(4000, 150) };

test('a test is the same after it was written to a file and read, and its file is the same again', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (given) => {
      const written = await printTest(given as TestContent);
      const { content: read, problems } = await parseTest(written);
      assert.deepEqual(problems, [], written);
      assert.ok(read);
      const steps = read.steps.map(({ line: _line, source: _source, ...one }) => one);
      assert.deepEqual({ ...read, steps }, given, written);
      assert.equal(await printTest(read), written);
      // Where an editor has other line ends, ends with none, or adds spaces behind lines.
      for (const other of [
        written.replaceAll('\n', '\r\n'),
        `\ufeff${written.trimEnd()}`,
        written.replaceAll('\n', ' \n'),
      ])
        assert.equal(
          await printTest((await parseTest(other)).content ?? read),
          written,
          JSON.stringify(other),
        );
    }),
    runs,
  );
});

test('a suite is the same after it was written to a file and read', () => {
  const suite = record({
    id,
    name,
    isScheduled: fc.boolean(),
    scheduleExpression: fc.constantFrom('0 9 * * ? *', '*/15 8-18 ? * MON-FRI *'),
    scheduleTimezone: fc.constantFrom('UTC', 'Europe/London'),
    scheduleEnvironment: fc.option(name),
    loginModule: fc.option(moduleName),
    sharesLogin: fc.boolean(),
    inOrder: fc.boolean(),
    browser,
    retries: fc.integer({ min: 0, max: 2 }),
    handlers,
  });
  fc.assert(
    fc.property(suite, (given: SuiteContent) => {
      const written = printSuite(given);
      assert.deepEqual(parseSuite(written), { content: given, problems: [] }, written);
    }),
    runs,
  );
});

test('a plan is the same after it was written to a file and read, in whatever order it was stored', () => {
  const optional = fc.option(text);
  const attribute = fc.option(record({ attribute: name, value: text }));
  const fields = Object.keys(fingerprintSchema.shape).map((field) => {
    if (field === 'testId') return [field, attribute] as const;
    if (field === 'neighbours') return [field, fc.array(text, { maxLength: 8 })] as const;
    return [field, field === 'frame' || field === 'selector' ? text : optional] as const;
  });
  const element = record(Object.fromEntries(fields)) as unknown as Arbitrary<Fingerprint>;
  const entry: Arbitrary<PlanEntryInput> = record({
    type: fc.constantFrom('act', 'assert'),
    text,
    page: text,
    origin: fc.constantFrom('run', 'recording'),
    actions: fc.array(
      record({
        command: record({ kind: fc.constant('click'), target: fc.jsonValue() }),
        target: fc.array(element, { maxLength: 2 }),
        destination: fc.array(element, { maxLength: 1 }),
      }),
      { maxLength: 2 },
    ),
  });
  const keyOf = ({ text: own, page, type }: PlanEntryInput) => JSON.stringify([own, page, type]);
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: keyOf, maxLength: 4 }), (given) => {
      const written = printPlan(given);
      const { content: read, problems } = parsePlan(written);
      assert.deepEqual(problems, [], written);
      assert.equal(printPlan(read ?? []), written);
      assert.equal(printPlan(given.toReversed()), written);
      const inOrder = (entries: PlanEntryInput[]) => new Map(entries.map((one) => [keyOf(one), one]));
      assert.deepEqual(inOrder(read ?? []), inOrder(JSON.parse(JSON.stringify(given))));
    }),
    runs,
  );
});

test('a table is the same after it was written to a file and read, without the values of secrets', () => {
  const columns = fc.uniqueArray(
    record({ name: fc.constantFrom('name', 'user', 'E_mail', 'password', '_x1'), is_secret: fc.boolean() }),
    { selector: ({ name: own }) => own, minLength: 1, maxLength: 5 },
  );
  const cell = fc.oneof(text, fc.constant('')).map((given) => given.replace(/\r\n?/g, '\n'));
  const table = columns.chain((made) =>
    record({
      columns: fc.constant(made),
      rows: fc.array(fc.array(cell, { minLength: made.length, maxLength: made.length }), { maxLength: 5 }),
    }),
  );
  fc.assert(
    fc.property(table, ({ columns: made, rows }) => {
      // A row without a value that a file may hold is none.
      const readable = rows.filter((cells) =>
        cells.some((value, index) => value !== '' && made[index]?.is_secret === false),
      );
      const written = printTableFile({ columns: made, rows: readable });
      const { content: read, problems } = parseTableFile(written);
      assert.deepEqual(problems, [], written);
      assert.deepEqual(read, {
        columns: made,
        rows: readable.map((cells) => cells.map((value, index) => (made[index]?.is_secret ? null : value))),
      });
      const plain = read?.rows.map((cells) => cells.map((value) => value ?? '')) ?? [];
      assert.equal(printTableFile({ columns: read?.columns ?? [], rows: plain }), written);
    }),
    runs,
  );
});
