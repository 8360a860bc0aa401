/** @jest-environment node */
import { readStep } from './read-step.ts';

/** What is said of a text, with the words that it is about. */
function problemOf(text: string): { message: string; words: string } {
  const { problem } = readStep(text);
  return { message: problem?.message ?? '', words: text.slice(problem?.start, problem?.end) };
}

const NO_SENTENCE =
  'This is no sentence of the step language. Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

describe('problems', () => {
  it.each([
    [
      'Click Terms of service',
      'Terms of service',
      'If "Terms of service" belongs together, write Click "Terms of service".',
    ],
    [
      'Greeting is hidden',
      'hidden',
      'A misspelt name is never there, so this could not fail. Put "Greeting" in quotes, or name its kind.',
    ],
    [
      'The order is submitted',
      'submitted',
      '"submitted" is no state such as visible, enabled or checked. To check a text, write The page shows "…". If it is to be done, begin with a verb.',
    ],
    [
      'The order has been sent',
      'has been sent',
      '"has been sent" is no state such as visible, enabled or checked. To check a text, write The page shows "…". If it is to be done, begin with a verb.',
    ],
    [
      'The hat is red',
      'red',
      '"red" is no state such as visible, enabled or checked. To check a text, write The page shows "…".',
    ],
    [
      'Clear completed is visible',
      'Clear completed is visible',
      'A sentence that begins with a verb is an action. If "Clear completed" is a name, put it in quotes.',
    ],
    ['Type hello', 'hello', 'Put names and texts in quotes. Write Type "hello".'],
    [
      'Enter bob as user name',
      'bob as user name',
      'Put names and texts in quotes. Write Type "bob" into "user name".',
    ],
    ['Put "bob" into Name', '"bob" into Name', '"bob" is not understood here. Write Type "bob" into "Name".'],
    [
      'Enter "Ann" as first name and "Lee" as last name',
      '"Ann" as first name and "Lee" as last name',
      '"Ann" is not understood here. Write Type "Ann" into "first name".',
    ],
    [
      'Enter first name "Ann" and last name "Lee"',
      '"Ann" and last name "Lee"',
      '"Ann" is not understood here. Write Type "Ann" into "first name".',
    ],
    [
      'Open the Reports menu and make sure there are 5 entries',
      'make sure there are 5 entries',
      'Write two steps: Open the Reports menu; make sure there are 5 entries.',
    ],
    ['Open the cart', 'cart', '"cart" is not understood here. Write Click "cart".'],
    [
      'Open the Components menu and pick "Cards"',
      'pick "Cards"',
      'Write two steps: Open the Components menu; pick "Cards".',
    ],
    ['Search the table for London', 'Search the table for London', NO_SENTENCE],
    [
      'Wait for the page to load',
      'for the page to load',
      '"for" is not understood here. Write Wait until the page shows "…".',
    ],
    [
      'Set Due to next Friday',
      'next Friday',
      'If "next Friday" belongs together, write Set "Due" to "next Friday".',
    ],
    ['Click "A" foo', 'foo', '"foo" is not understood here. Write Click "A".'],
    ['Click "A" "B"', '"B"', '"B" is not understood here. Write Click "…".'],
    [
      '"Total" is more than many',
      'many',
      '"many" is not understood here. After ""Total" is more than" write a number.',
    ],
    [
      'Go to example.com',
      'example.com',
      '"example.com" is not understood here. Write Click "example.com". To open a page, write Go to and an address such as https://… or /path.',
    ],
    [
      'Wait 500 seconds',
      'Wait 500 seconds',
      'A step waits at most 60 seconds. Wait until something is so instead.',
    ],
    ['It rains', 'It rains', NO_SENTENCE],
    [
      'email: sally@nasa.gov',
      'email: sally@nasa.gov',
      'A label with a colon is no sentence. Write Type … into "email" to fill it in, or "email" is … to check it.',
    ],
    [
      'Press the trash icon in the row of Milk again',
      'again',
      'Write Click the "trash" icon in the row of "Milk", without "again".',
    ],
    [
      'Close the popup with the Close button at the bottom',
      'Close the popup with the Close button at the bottom',
      NO_SENTENCE,
    ],
    [
      'I am on the compose page, with an empty To: field',
      'I am on the compose page, with an empty To: field',
      NO_SENTENCE,
    ],
    ['', '', 'The step is empty.'],
    [
      'Click the blue "Launch Primary Modal" button',
      'blue "Launch Primary Modal" button',
      'Leave out "blue" before "Launch Primary Modal".',
    ],
    ['Click the blue button "Buy"', 'blue button "Buy"', 'Leave out "blue".'],
    [
      'Hit the blue Launch Primary Modal button',
      'Launch Primary Modal button',
      '"Launch" is not understood here. Write Click "Launch Primary Modal", or Click "blue Launch Primary Modal" if "blue" belongs to the name.',
    ],
    [
      'The field left of "Name" is empty',
      'left of "Name" is empty',
      '"left" begins no place. Places begin with "in", "next to", "under", "above" or "below".',
    ],
    [
      'Click the button to the left of "Name"',
      'to the left of "Name"',
      '"to" begins no place. Places begin with "in", "next to", "under", "above" or "below".',
    ],
    [
      'Radio checked is already selected',
      'Radio checked is already selected',
      'If "Radio checked" is a name, write "Radio checked" is selected.',
    ],
    [
      'Radio checked is already selected, but Radio is not',
      'Radio checked is already selected, but Radio is not',
      'If "Radio checked" is a name, put it in quotes.',
    ],
    [
      'Check me out should be ticked now',
      'Check me out should be ticked now',
      'If "Check me out" is a name, write "Check me out" is checked.',
    ],
    [
      'The page is headed "General Form"',
      'is headed "General Form"',
      '"is" is not understood here. Nearest to it are The page shows "General Form", The page title is "General Form" and The page "General Form" is shown.',
    ],
    [
      'Tick the first mail in the list and make sure the second one stays unticked',
      'make sure the second one stays unticked',
      'Write two steps: Tick the first mail in the list; make sure the second one stays unticked.',
    ],
    [
      'There are 15 mails in the list',
      '15 mails in the list',
      'What is counted is a kind of elements such as buttons, with or without a name in quotes.',
    ],
    [
      'The "Primary Modal" dialog is visible within 2 seconds',
      'within 2 seconds',
      'Leave out "within 2 seconds": a step waits by itself.',
    ],
    [
      'The "Buy" button is visible at the bottom',
      'at the bottom',
      'Write The "Buy" button is visible. What else "at the bottom" says has to be a step of its own.',
    ],
    [
      'Now head over to /pages/UI/modals.html',
      'head over to /pages/UI/modals.html',
      'This is no sentence of the step language. Nearest to it is Go to "/pages/UI/modals.html".',
    ],
    [
      'In the menu on the left open Mailbox and then click Inbox',
      'In the menu on the left open Mailbox and then click Inbox',
      'This is no sentence of the step language. Nearest to it is Click "…".',
    ],
    [
      'At the bottom I can read "3 items left"',
      'At the bottom I can read "3 items left"',
      'This is no sentence of the step language. Write what is to be done, such as Click "3 items left", or what is so, such as The page shows "3 items left".',
    ],
    [
      'Nowhere do I read "Sold out", not even in the basket',
      'Nowhere do I read "Sold out", not even in the basket',
      'This is no sentence of the step language. Write what is to be done, such as Click "Sold out", or what is so, such as The page does not show "Sold out".',
    ],
    ['Use "Challenger7" as password', 'Use "Challenger7" as password', NO_SENTENCE],
    [
      'Blorp "the frindle" into "it"',
      'Blorp "the frindle" into "it"',
      'This is no sentence of the step language. Write what is to be done, such as Click "the frindle", or what is so, such as The page shows "the frindle", one thing to a step.',
    ],
    [
      '8 lamps found',
      '8 lamps found',
      'This is no sentence of the step language. To check a text, write The page shows "8 lamps found". To count elements, write a sentence such as There are 8 rows.',
    ],
    [
      '1 item left',
      '1 item left',
      'This is no sentence of the step language. To check a text, write The page shows "1 item left". To count elements, write a sentence such as There is 1 row.',
    ],
    [
      'The title reads Welcome back',
      'Welcome back',
      '"Welcome back" is no state such as visible, enabled or checked. To check a text, write The page shows "Welcome back".',
    ],
    [
      'Remember me on this computer is ticked',
      'Remember me on this computer is ticked',
      'Without quotes, a name cannot contain "on". Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.',
    ],
    [
      'The page opens and "Total" is shown at the top',
      '"Total" is shown at the top',
      'Write two steps: The page opens; "Total" is shown at the top.',
    ],
    [
      'Ann and Lee are found now',
      'and Lee are found',
      '"and" is not understood here. Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.',
    ],
    ['Never head over to /account', 'Never head over to /account', NO_SENTENCE],
    [
      'Press the Send to printer button',
      'Send to printer button',
      'If "Send to printer" belongs together, write Click the "Send to printer" button.',
    ],
    [
      '"Total" is shown in the top left corner',
      'in the top left corner',
      'Write The page shows "Total". What else "in the top left corner" says has to be a step of its own.',
    ],
    ['"Total" is visible above "Reports"', 'above "Reports"', 'Write "Total" above "Reports" is visible.'],
    ['Carl Zeiss is in the table', 'in the table', 'Write "Carl Zeiss" in the table is visible.'],
    ['The list has 1 row', 'has 1 row', 'Write There is 1 row in the list.'],
    ['Click below "Payee"', 'below "Payee"', 'Write what is there, such as Click "…" below "Payee".'],
    [
      'Only the lamp is left',
      'the lamp is left',
      '"the" is not understood here. Nearest to it is Only "…" is listed.',
    ],
    [
      '"Kroger" is visible once',
      'once',
      'Write "Kroger" is visible. What else "once" says has to be a step of its own.',
    ],
    [
      'Wait until "X" is visible once',
      'once',
      'Write Wait until "X" is visible. What else "once" says has to be a step of its own.',
    ],
    ['Click on Lamps at the top', 'at the top', 'Write Click "Lamps", without "at the top".'],
  ])('%s', (text, words, message) => {
    expect(problemOf(text)).toEqual({ message, words });
  });

  it.each([
    'Everything there is visible',
    '"Buy" is visible for 5 seconds',
    '"Buy" is visible and "Sell" is gone within 5 seconds or so',
    '"Buy" is visible and the cart should open within 5 seconds',
    'The Save button row is visible',
    'Click the second "Buy" "Now"',
    'Click all "Buy" buttons',
  ])('advises no quotes and leaves nothing out where that would be something else: %s', (text) => {
    expect(problemOf(text).message).not.toMatch(/is a name|Leave out/u);
  });

  it('shows no secret in what it advises', () => {
    for (const text of [
      'Type secret "geheim123" into "Password"',
      'Head over to "geheim123" for the password',
      'Enter ada@example.com as email and geheim123 as password, then click Sign in',
      'Type "ada" into "User" and "geheim123" into "Password" and then frob "it"',
      'The "Save" button is visible while the password is "geheim123" still',
    ])
      expect(problemOf(text).message).not.toContain('geheim123');
  });

  it('names what is missing at the end', () => {
    const reading = readStep('Click');
    expect(reading.state).toBe('incomplete');
    expect(reading.missing).toEqual(['""']);
    expect(problemOf('Click').message).toBe('The sentence is not complete. Write Click "…".');
    expect(problemOf('Type "a" into').message).toBe('The sentence is not complete. Write Type "a" into "…".');
    expect(readStep('Type "a" into').missing).toEqual(['""']);
    expect(readStep('"Total" is more than').missing).toEqual(['number']);
  });
});
