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

function all(text: string): string[] {
  return suggest(text).map(({ sentences }) => sentences.join(' / '));
}

/** Texts outside of the language by what helps, each with the first suggestion. */
const SUGGESTIONS: Record<string, [text: string, sentences: string][]> = {
  'names and values in quotes': [
    ['Click Terms of service', 'Click "Terms of service"'],
    ['Tick I agree to the terms', 'Tick "I agree to the terms"'],
    ['Type next Friday into Due', 'Type "next Friday" into "Due"'],
    ['Set the number of nights to 5', 'Set "number of nights" to "5"'],
    ['Add to cart is disabled', '"Add to cart" is disabled'],
    ['Remember me is checked', '"Remember me" is checked'],
    ['Clear completed is visible', '"Clear completed" is visible'],
    ['The button Löschen is visible', 'The "Löschen" button is visible'],
    ['Click sign in', 'Click "sign in"'],
    ['Press the sign in button', 'Click the "sign in" button'],
    ['The log out link is visible', 'The "log out" link is visible'],
    ['Click Amount again', 'Click "Amount"'],
    ['Click the third Remove', 'Click the 3rd "Remove"'],
    ['Greeting is hidden', '"Greeting" is hidden'],
    ['The list does not contain Walk the dog', 'The list does not contain "Walk the dog"'],
  ],
  'words around what is quoted': [
    ['Click on the question "Do you ship?"', 'Click "Do you ship?"'],
    ['The voucher "Summer" is selected', '"Summer" is selected'],
    ['Verify that the "Comet" lamp is not displayed', '"Comet" is hidden'],
  ],
  'other connecting words': [
    ['Select Germany as the country', 'Select "Germany" in "country"'],
    ['Choose Germany as country', 'Select "Germany" in "country"'],
    ['Choose Dark for the theme', 'Select "Dark" in "theme"'],
    ['Enter "Bob" as Name', 'Type "Bob" into "Name"'],
    ['Enter the password "secret"', 'Type "secret" into "password"'],
    ['Put "Milk" into Done', 'Type "Milk" into "Done"'],
    ['Reset the filter to "All"', 'Set "filter" to "All"'],
  ],
  'misspelt verbs': [
    ['Clck "Save"', 'Click "Save"'],
    ['Slect "Large" in "Size"', 'Select "Large" in "Size"'],
  ],
  'verbs that are none of the language': [
    ['Open the "Settings" panel', 'Click the "Settings" section'],
    ['Open the cart', 'Click "cart"'],
    ['Place the order', 'Click "Place order"'],
    ['When I submit the form', 'Click "Submit form"'],
    ['Pay the invoice of Hannah Höch', 'Click "Pay" in the row of "Hannah Höch"'],
    ['Delete the todo "Buy milk"', 'Click "Delete" in the row of "Buy milk"'],
    ['Filter by "Active"', 'Click "Active"'],
  ],
  'other words for actions and states': [
    ['Fold "Details"', 'Collapse "Details"'],
    ['Unfold "Details"', 'Expand "Details"'],
    ['Enter "bob"', 'Type "bob"'],
    ['Put "bob" into the Name field', 'Type "bob" into the "Name" field'],
    ['There is a button called "Buy"', 'The "Buy" button is visible'],
    ['The "Name" field is blank', 'The "Name" field is empty'],
    ['The "Name" field is mandatory', 'The "Name" field is required'],
    ['The heading begins with "Wel"', 'The heading starts with "Wel"'],
    ['"Total" includes "4"', '"Total" contains "4"'],
    ['No row says "Paid"', 'No row contains "Paid"'],
    ['I expect that "Total" is "$42"', '"Total" is "$42"'],
    ['Click "Save", please', 'Click "Save"'],
  ],
  'purposes and means': [
    ['Save it by clicking "Save"', 'Click "Save"'],
    ['Hover over the opening hours so that the hint comes up', 'Hover over "opening hours"'],
    ['Click Delete to open the dialog', 'Click "Delete"'],
  ],
  places: [
    ['Dora Maar is in the table', 'The page shows "Dora Maar" in the table'],
    ['Order paper is in the Done list', 'The page shows "Order paper" in the "Done" list'],
    ['plan.pdf is not in the list', 'The page does not show "plan.pdf" in the list'],
    ['The row for Emil Nolde shows Paid', 'The "Emil Nolde" row contains "Paid"'],
  ],
  'texts on the page': [
    ['There are 3 lamps', 'The page shows "3 lamps"'],
    ['Subtotal: $42', '"Subtotal" is "$42"'],
    ['No error is visible', 'No error is shown'],
  ],
  'who does it': [
    ['She opens the Firefly Bulb', 'Click "Firefly Bulb"'],
    ['The traveller sets the number of nights to 5', 'Set "number of nights" to "5"'],
    ['The customer wants to pick "Suite" as the room type', 'Select "Suite" in "room type"'],
  ],
  'a field before its value': [
    ['Enter the password geheim123', 'Type "geheim123" into "password"'],
    ['Fill in the first name with Lena', 'Type "Lena" into "first name"'],
    ['Choose the role Viewer', 'Select "Viewer" in "role"'],
    ['Select the country as "Germany"', 'Select "Germany" in "country"'],
    ['email: sally@nasa.gov', '"email" is "sally@nasa.gov"'],
    ['Change the quantity from 3 to 2', 'Set "quantity" to "2"'],
    ['Filter the list by status: Suspended', 'Select "Suspended" in "status"'],
  ],
  'names by their look': [
    ['Click on the product Dawn Desk Lamp', 'Click "Dawn Desk Lamp"'],
    ['Go into the Marketing folder', 'Click "Marketing"'],
    ['Click the Sign in button', 'Click the "Sign in" button'],
    ['Open the order #7829 by clicking its number', 'Click "#7829"'],
    ['And the table still contains the customer Dora Maar', 'The table contains "Dora Maar"'],
    ['Enter the first name "Lena"', 'Type "Lena" into "first name"'],
    ['Click "Pay" for the invoice of Carl Zeiss', 'Click "Pay" in the row of "Carl Zeiss"'],
  ],
  'what someone or something has': [
    ['Mark Kim has the role Viewer', 'The "role" cell in the row of "Mark Kim" is "Viewer"'],
    ['Vercel is connected', '"Vercel" is "connected"'],
    ['The discount now comes to $1,403.40', '"discount" is "$1,403.40"'],
    ['Make sure that Rome comes before Paris', '"Rome" is above "Paris"'],
    ['Order paper stands below Hire designer', '"Order paper" is below "Hire designer"'],
    ['No validation error is shown for the country', 'No error is shown for "country"'],
    ['Then only Anna and Bob are listed', 'Only "Anna" and "Bob" are listed'],
  ],
  'several steps': [
    ['Add to cart and pay', 'Click "Add to cart" / Click "Pay"'],
    [
      'Enter "a@b.c" as email and "x" as password, then press the Sign in button',
      'Type "a@b.c" into "email" / Type "x" into "password" / Click the "Sign in" button',
    ],
    [
      'Correct the mail to "a@b.c" and the password to "Sommer"',
      'Set "mail" to "a@b.c" / Set "password" to "Sommer"',
    ],
    [
      'Type "Ber" into Destination and pick "Berlin" from the suggestions',
      'Type "Ber" into "Destination" / Choose "Berlin"',
    ],
    ['Change "text" to "Pay gas bill" and confirm with Enter', 'Set "text" to "Pay gas bill" / Press Enter'],
    ['Click Wi-Fi and Parking', 'Click "Wi-Fi" / Click "Parking"'],
    [
      'Type Grace into First name and Hopper into Last name',
      'Type "Grace" into "First name" / Type "Hopper" into "Last name"',
    ],
    ['Set the quantity to 2 and submit the form', 'Set "quantity" to "2" / Click "Submit form"'],
    ['Then I should see "A" but not "B"', 'The page shows "A" / The page does not show "B"'],
    ['Sleeper is selected and Seat is not', '"Sleeper" is selected / "Seat" is not selected'],
  ],
};

describe.each(Object.entries(SUGGESTIONS))('suggesting %s', (_, texts) => {
  it.each(texts)('%s → %s', (text, sentences) => {
    expect(first(text)).toBe(sentences);
  });
});

describe('what has been done', () => {
  it('is offered as something to check and as something to do', () => {
    expect(all('The order is submitted')).toEqual([
      '"order" is "submitted"',
      'The page shows "The order is submitted"',
      'Click "Submit order"',
    ]);
    expect(all('The settings have been saved')).toEqual([
      'The page shows "The settings have been saved"',
      'Click "Save settings"',
    ]);
  });

  it('comes first as what the step is stored as', () => {
    expect(first('The settings have been saved', 'act')).toBe('Click "Save settings"');
    expect(first('The settings have been saved', 'assert')).toBe(
      'The page shows "The settings have been saved"',
    );
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

  it.each(['Rome comes before Paris', 'The iPhone is gone', 'Mark Kim has the role Viewer'])(
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
    // What has been done is a choice between both types.
    for (const text of UNCLEAR.filter((one) => !/ (?:is|are) \w+ed$/u.test(one)))
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
    const text = Array.from({ length: 12 }, (_, index) => `enter Word${index} as Field${index}`).join(
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
  'Open the "Missing items" list',
  'Choose Not now for the reminder',
  'The note "Nothing to do" is here',
  'Enter the reason "No money"',
  'The order is submitted',
  'Press Book now and confirm with Yes',
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
    const [{ sentences } = { sentences: [] }] = suggest('Then I should see "A" but not "B"');
    const commands = sentences.flatMap((sentence) => parse(sentence).commands);
    expect(commands.map(isNegative)).toEqual([false, true]);
    expect(commands.every(isAssertion)).toBe(true);
  });
});
