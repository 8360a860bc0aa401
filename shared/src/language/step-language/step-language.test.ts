/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { isAssertion, printCommand, readHandler, readStep } from 'shared/step-language';
import { handlerReference, reference } from 'shared/step-language/reference';
import { commandSchema } from 'shared/step-language/schema';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { createParser, parse } from './parse.ts';
import { assertions, commands } from './testing/commands.ts';
import { RESERVED } from './words.ts';

const FORMS = [...ACTION_FORMS, ...ASSERTION_FORMS];

describe('printing and parsing', () => {
  it('reads every printed command as that command, and as nothing else', () => {
    fc.assert(
      fc.property(commands, (command) => {
        expect(parse(printCommand(command)).commands).toEqual([command]);
      }),
      { numRuns: 500 },
    );
  });

  it('makes an action of an action and an assertion of an assertion', () => {
    fc.assert(
      fc.property(fc.oneof(commands, assertions), (command) => {
        const reading = readStep(printCommand(command));
        expect(reading.state).toBe('understood');
        expect(reading.type).toBe(isAssertion(command) ? 'assert' : 'act');
        expect(reading.sentence).toBe(printCommand(command));
      }),
      { numRuns: 1000 },
    );
  });

  it('allows every command in the schema', () => {
    const schema = z.fromJSONSchema(commandSchema() as Parameters<typeof z.fromJSONSchema>[0]);
    fc.assert(
      fc.property(commands, (command) => {
        expect(schema.safeParse(command).success).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(schema.safeParse({ kind: 'click', target: 'Buy' }).success).toBe(false);
  });
});

describe('the table of forms', () => {
  it.each(FORMS.map(({ pattern, example }) => [pattern, example]))(
    '%s reads its example: %s',
    (pattern, example) => {
      const { commands: found } = parse(example);
      // A key that is called like a button is the one example that asks back.
      expect(found).toHaveLength(pattern.includes('keyButton') ? 2 : 1);
    },
  );

  it.each([
    ['Close the dialog', 'Click the "Close" button in the dialog'],
    ['Close the Cookies popup', 'Click the "Close" button in the "Cookies" dialog'],
    ['Open the start page', 'Go to the starting URL'],
    ['Go to the starting address', 'Go to the starting URL'],
    ['Go back to the starting page', 'Go to the starting URL'],
    ['The table contains only "A" and "B"', 'Only "A" and "B" are listed in the table'],
    ['Click "Edit" in the row of 2026-105', 'Click "Edit" in the row of "2026-105"'],
    ['The row of #7 in the table is selected', 'The row of "#7" in the table is selected'],
    ['Clear the URL field', 'Clear the "URL" field'],
    ['The title field is empty', 'The "title" field is empty'],
  ])('%s → %s', (text, sentence) => {
    expect(readStep(text)).toMatchObject({ state: 'understood', command: readStep(sentence).command });
  });

  it.each([
    'Close the menu',
    'There is an error in the dialog',
    'Click the row of 2 lamps',
    'Clear the title',
  ])('does not guess what is meant: %s', (text) => {
    expect(readStep(text).state).toBe('not-understood');
  });

  it('means the same in any order', () => {
    const sentences = FORMS.map(({ example }) => example);
    const meanings = (read: typeof parse) =>
      sentences.map((sentence) => read(sentence).commands.map(printCommand).sort());
    const expected = meanings(parse);
    for (const seed of [1, 2, 3]) {
      const shuffled = <T>(all: T[]) =>
        fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 })[0] ?? [];
      expect(meanings(createParser(shuffled(ACTION_FORMS), shuffled(ASSERTION_FORMS)))).toEqual(expected);
    }
  });

  it('reserves every word that can follow a name or a value', () => {
    const following = FORMS.flatMap(({ pattern }) =>
      [
        ...pattern.matchAll(
          /<[^>]*(?:target|value|subject|name|explicit|texts)[^>]*>\s*[[(]?([a-z]+(?:\|[a-z]+)*)/gu,
        ),
      ].flatMap(([, words = '']) => words.split('|')),
    );
    expect(following.filter((word) => !RESERVED.has(word))).toEqual([]);
  });

  it('has a reference of handlers, whose examples are read', () => {
    for (const { example } of handlerReference().rows)
      expect([example, readHandler(example).sentence]).toEqual([example, example]);
  });

  it('is in the reference, with examples that are read', () => {
    for (const { rows, type, title } of reference())
      for (const { example } of title === 'Kinds of elements' ? [] : rows)
        expect([example, readStep(example, type ?? undefined).state]).toEqual([example, 'understood']);
  });
});

describe('strictness', () => {
  it.each([
    ['Press Delete', 'ambiguous'],
    ['Total never contains "5"', 'not-understood'],
    ['The country Italy is selected', 'not-understood'],
    ['The button Save is visible', 'not-understood'],
    ['Click Next again', 'not-understood'],
    ['Then the total is $5', 'normalised'],
    ['Greeting is hidden', 'not-understood'],
    ['No error is visible', 'not-understood'],
    ['The page does not show Error', 'not-understood'],
    ['The order is submitted', 'not-understood'],
    ['Clear completed is visible', 'not-understood'],
    ['There are at least 0 rows', 'cannot-fail'],
    ['The page shows ""', 'cannot-fail'],
    ['Wait until "Total" contains ""', 'cannot-fail'],
    ['Click', 'incomplete'],
    ['Click ""', 'incomplete'],
    ['please click on ""', 'incomplete'],
    ['Type "a" into ""', 'incomplete'],
    ['Click "Buy" in the row of ""', 'incomplete'],
    ['Wait until "" is visible', 'incomplete'],
    ['Switch to the browser tab ""', 'incomplete'],
    ['Only "A" and "" are listed', 'incomplete'],
    ['Type "" into "Name"', 'understood'],
    ['"Name" is ""', 'understood'],
    ['Select "" in "Country"', 'understood'],
    ['Type "a" into', 'incomplete'],
    ['Click "A" and click "B"', 'several'],
    ['Go to "{{ base }}/cart"', 'understood'],
    [`${'Click "a" and '.repeat(400)}foo`, 'not-understood'],
    [`Only ${'"a", '.repeat(900)}"b" are listed`, 'not-understood'],
  ])('%s: %s', (sentence, state) => {
    expect(readStep(sentence).state).toBe(state);
  });

  it.each([
    ['"Newsletter" is checked', 'act', 'Tick "Newsletter"'],
    ['The "Dark" switch is off', 'act', 'Turn off the "Dark" switch'],
    ['"Details" is expanded', 'act', 'Expand "Details"'],
    ['"Name" is "Ada"', 'act', 'Set "Name" to "Ada"'],
    ['Type "Ada" into "Name"', 'assert', '"Name" is "Ada"'],
    ['Choose "Express"', 'assert', '"Express" is selected'],
    ['Wait until the page shows "Done"', 'assert', 'The page shows "Done"'],
  ] as const)('offers both readings where %s is stored as %s', (sentence, type, other) => {
    const reading = readStep(sentence, type);
    expect(reading).toMatchObject({ state: 'clash', type: null, command: null });
    expect(reading.suggestions.map(({ sentences }) => sentences)).toEqual([[sentence], [other]]);
  });

  it('offers the one reading that there is where an action has no state to look for', () => {
    expect(readStep('Click "Buy"', 'assert').suggestions).toEqual([
      { sentences: ['Click "Buy"'], note: 'clicks it' },
    ]);
  });

  it('keeps a denial that is contracted', () => {
    expect(readStep('Total doesn\'t contain "5"').sentence).toBe('"Total" does not contain "5"');
  });

  it.each([
    ['Uncheck the box in the row "Dora Maar"', 'Untick the checkbox in the row of "Dora Maar"'],
    ['Tick the box next to "Milk"', 'Tick the checkbox next to "Milk"'],
    [
      'Double-click the "Departure" of "Harbour"',
      'Double-click the "Departure" cell in the row of "Harbour"',
    ],
    ['Hover over the row of "Milk"', 'Hover over the "Milk" row'],
    ['The "Wi-Fi" box is checked', 'The "Wi-Fi" checkbox is checked'],
    ['Wait until every box is unchecked', 'Wait until every checkbox is unchecked'],
    ['Clear the "Search" box', 'Clear the "Search" field'],
    ['Click the "Search" box', 'Click the "Search" field'],
    ['The "Search" box is empty', 'The "Search" field is empty'],
    ['Tick the "Terms" field next to the box', 'Tick the "Terms" field next to the field'],
  ])('takes a word for two kinds as the one that the sentence can mean: %s → %s', (text, sentence) => {
    expect(readStep(text).sentence).toBe(sentence);
  });

  it('takes kinds only in small letters, and the longest of them', () => {
    expect(parse('Click Save Button').commands).toMatchObject([
      { target: { name: 'Save Button', kind: null } },
    ]);
    expect(parse('Choose the Express radio button').commands).toMatchObject([
      { target: { name: 'Express', kind: 'radio button' } },
    ]);
  });
});
