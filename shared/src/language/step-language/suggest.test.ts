/** @jest-environment node */
import fc from 'fast-check';
import { isAssertion } from './command.ts';
import { parse } from './parse.ts';
import { isNegative } from './polarity.ts';
import { printCommand } from './print.ts';
import { suggest } from './suggest.ts';
import { commands } from './testing/commands.ts';
import { quote, tokenize } from './tokens.ts';

/** The first suggestion of a text, its sentences separated by slashes. */
function first(text: string, type?: 'act' | 'assert'): string | undefined {
  return suggest(text, type)[0]?.sentences.join(' / ');
}

/** Texts outside of the language by what helps, each with the first suggestion where no page is known. */
const SUGGESTIONS: Record<string, [text: string, sentences: string][]> = {
  'names and values in quotes': [
    ['Remember me is checked', '"Remember me" is checked'],
    ['Clear completed is visible', '"Clear completed" is visible'],
    ['Click sign in', 'Click "sign in"'],
    ['Press the sign in button', 'Click the "sign in" button'],
    ['The log out link is visible', 'The "log out" link is visible'],
    ['Click on buy now', 'Click "buy now"'],
    ['Click the third Remove', 'Click the 3rd "Remove"'],
    ['Greeting is hidden', '"Greeting" is hidden'],
    ['The list does not contain Walk the dog', 'The list does not contain "Walk the dog"'],
    ['Click "Save", please', 'Click "Save"'],
    ['Enter "bob"', 'Type "bob"'],
  ],
  'the words of the form': [
    ['Select Germany as the country', 'Select "Germany" in "country"'],
    ['Choose Dark for the theme', 'Select "Dark" in "theme"'],
    ['Enter "Bob" as Name', 'Type "Bob" into "Name"'],
    ['Enter the password "secret"', 'Type "secret" into "password"'],
    ['Enter the password geheim123', 'Type "geheim123" into "password"'],
    ['Reset the filter to "All"', 'Set "filter" to "All"'],
    ['The customer wants to pick "Suite" as the room type', 'Select "Suite" in "room type"'],
  ],
  'several steps': [
    [
      'Enter "a@b.c" as email and "x" as password, then press the Sign in button',
      'Type "a@b.c" into "email" / Type "x" into "password" / Click the "Sign in" button',
    ],
  ],
};

describe.each(Object.entries(SUGGESTIONS))('suggesting %s', (_, texts) => {
  it.each(texts)('%s → %s', (text, sentences) => {
    expect(first(text)).toBe(sentences);
  });
});

/** What they mean is on a page, or nowhere. */
describe('where no page is known, nothing is guessed', () => {
  it.each([
    'Log in as standard_user',
    'Wait for the page to load',
    'Open the cart',
    'Place the order',
    'Add to cart and pay',
    'Pay the invoice of Hannah Höch',
    'Edit the invoice of Dora Maar',
    'Delete the todo "Buy milk"',
    'The order is submitted',
    'The "Name" field is mandatory',
    'When I put four of these bulbs into the cart',
    'Fill out the form',
    'Then I should see 1 todo',
    'Select the country as "Germany"',
    'Click on the product Dawn Desk Lamp',
  ])('%s', (text) => {
    expect(suggest(text)).toEqual([]);
  });
});

const UNCLEAR = Object.values(SUGGESTIONS)
  .flat()
  .map(([text]) => text);

describe('every suggestion', () => {
  it.each([...UNCLEAR, 'The order is submitted', 'Blorp the frindle', 'Make the trip a bit nicer', 'banana'])(
    'is one command a sentence, and there are at most three: %s',
    (text) => {
      const suggestions = suggest(text);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const { sentences, note } of suggestions) {
        expect(note).not.toBe('');
        for (const sentence of sentences) expect(parse(sentence).commands).toHaveLength(1);
      }
    },
  );

  it('keeps every quoted text and every number, or says that it does not', () => {
    fc.assert(
      fc.property(commands, (command) => {
        const text = `${printCommand(command)} somehow`;
        for (const { sentences, note } of suggest(text))
          for (const { text: word, value, isQuoted } of tokenize(text))
            if (isQuoted) expect(sentences.join(' ')).toContain(quote(value).slice(1, -1));
            else if (/^\d+$/u.test(word)) expect(`${sentences.join(' ')} ${note}`).toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  it('does not lose a quoted comma', () => {
    for (const { sentences } of suggest('Scroll to the button in the last button in "," somehow'))
      expect(sentences.join(' ')).toContain('","');
  });

  it.each(['Olga Petrova is gone', 'Walk the dog is visible'])(
    'is an assertion where the step is stored as one: %s',
    (text) => {
      const suggestions = suggest(text, 'assert');
      expect(suggestions).not.toEqual([]);
      for (const { sentences } of suggestions)
        expect(sentences.flatMap((sentence) => parse(sentence).commands).every(isAssertion)).toBe(true);
    },
  );

  it('is of one type where the step is stored as one, which comes first if there is any of it', () => {
    const isAction = (sentences: string[]) =>
      sentences.some((sentence) => !parse(sentence).commands.every(isAssertion));
    for (const text of UNCLEAR)
      for (const type of ['act', 'assert'] as const) {
        const actions = suggest(text, type).map(({ sentences }) => isAction(sentences));
        if (actions[0] === (type === 'act'))
          expect([text, ...actions]).toEqual([text, ...actions.map(() => type === 'act')]);
      }
  });

  it('denies exactly what its command denies', () => {
    fc.assert(
      fc.property(commands, (command) => {
        const denies = isNegative(command);
        const words = tokenize(printCommand(command)).filter(({ isQuoted }) => !isQuoted);
        // A kind or value in words can deny as well: "off" is a state and undoes.
        fc.pre(
          denies ||
            !words.some(({ text }) => /^(?:no|not|off|hidden|untick|collapse|dismiss|close)$/iu.test(text)),
        );
        for (const { sentences } of suggest(`${printCommand(command)} somehow`))
          expect(sentences.flatMap((one) => parse(one).commands).some(isNegative)).toBe(denies);
      }),
      { numRuns: 100 },
    );
  });

  it('splits no text with more clauses than can be tried', () => {
    const text = Array.from({ length: 14 }, (_, index) => `enter Word${index} as Field${index}`).join(
      ' and ',
    );
    expect(suggest(text).filter(({ sentences }) => sentences.length > 1)).toEqual([]);
  });

  it('is none where only the whole text could be looked for', () => {
    expect(suggest('Make sure everything is perfect', 'assert')).toEqual([]);
    expect(suggest('Do whatever makes the most sense next', 'act')).toEqual([]);
  });

  it('is made of nothing where there is nothing', () => {
    expect(suggest('')).toEqual([]);
    expect(suggest('   ')).toEqual([]);
  });

  it('does not offer to look for the words of an action', () => {
    expect(suggest('Click Terms of service').flatMap(({ sentences }) => sentences)).not.toContainEqual(
      expect.stringContaining('The page shows'),
    );
  });

  it('does not count what is no kind of element', () => {
    for (const { sentences } of suggest('There are 3 todos in the list'))
      expect(sentences.join()).not.toMatch(/^There are 3 "/u);
  });
});

/** Texts that deny something. */
const DENYING = [
  'It says that you have not ordered anything yet',
  'Click "Cancel order" and say no when the browser asks',
  'They pay without telling us a name',
  'Walking the dog must not show up in this view.',
  'There should be a note that no cars are available',
  'Then I should see "Walk the dog" but not "Pay electric bill"',
  'Verify Sleeper is selected and Seat is not',
  'Make sure there is no Emily Wang in the table',
  'Hannah Höch is gone from the overdue list',
  'And I click "Pay now" without entering a name',
  'The iPhone is no longer in the list of active sessions.',
  'Click Delete to open the dialog, but do not confirm anything yet.',
  'Olga Petrova should no longer be in the list',
  'The dialog shows no error at all',
  'nothing left in the cart',
  'None of the boxes is ticked',
  'Neither "A" nor "B" is visible',
  'The session in London is gone too',
  'The form could not be submitted',
  'Do not click "Delete"',
  "You don't click 'Delete'",
  'Never press "Delete" here',
  'The message that was missing "A" is closed',
  'The pro plan cannot be chosen here',
];
/** Texts that deny nothing, with words and names that sound like it. */
const STATING = [
  'Enter the reason "No money"',
  'Choose "Not now" for the reminder',
  'Tick Missing items again',
];

describe('polarity', () => {
  it.each(DENYING)('no suggestion leaves the denial unused: %s', (text) => {
    for (const { sentences } of suggest(text)) {
      const commands = sentences.flatMap((sentence) => parse(sentence).commands);
      expect(commands.some(isNegative)).toBe(true);
    }
  });

  it.each(STATING)('no suggestion denies: %s', (text) => {
    const suggestions = suggest(text);
    expect(suggestions).not.toEqual([]);
    for (const { sentences } of suggestions)
      expect(sentences.flatMap((sentence) => parse(sentence).commands).some(isNegative)).toBe(false);
  });

  it('denies in the one part that does', () => {
    const [{ sentences } = { sentences: [] }] = suggest('Greeting is visible and Olga is gone');
    const commands = sentences.flatMap((sentence) => parse(sentence).commands);
    expect(commands.map(isNegative)).toEqual([false, true]);
    expect(commands.every(isAssertion)).toBe(true);
  });
});
