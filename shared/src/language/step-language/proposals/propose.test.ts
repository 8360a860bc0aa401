/** @jest-environment node */
import { readStep } from '../read-step.ts';

/** What is said of a text, with the words that it is about. */
function problemOf(text: string): { message: string; words: string } {
  const { problem } = readStep(text);
  return { message: problem?.message ?? '', words: text.slice(problem?.start, problem?.end) };
}

const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';
const NO_SENTENCE = `This is no sentence of the step language. ${ANY_FORM}`;

describe('problems', () => {
  it.each([
    [
      'Click Terms of service',
      'Terms of service',
      'If "Terms of service" belongs together, write Click "Terms of service".',
    ],
    ['Greeting is hidden', 'hidden', '"hidden" is not understood here. Nearest to it is "…" is hidden.'],
    ['The order is submitted', 'submitted', `"submitted" is not understood here. ${ANY_FORM}`],
    ['The order has been sent', 'has been sent', `"has" is not understood here. ${ANY_FORM}`],
    ['The hat is red', 'red', `"red" is not understood here. ${ANY_FORM}`],
    [
      'Clear completed is visible',
      'Clear completed is visible',
      'If "Clear completed" belongs together, write "Clear completed" is visible.',
    ],
    ['Type hello', 'hello', 'If "hello" belongs together, write Type "hello".'],
    [
      'Enter bob as user name',
      'as user name',
      '"as" is not understood here. Nearest to it is Type "bob" into "user name".',
    ],
    [
      'Put "bob" into Name',
      '"bob" into Name',
      '"bob" is not understood here. Nearest to it is Type "bob" into "Name".',
    ],
    [
      'Enter "Ann" as first name and "Lee" as last name',
      '"Ann" as first name and "Lee" as last name',
      '"Ann" is not understood here. Nearest to it is Type "Ann" into "Lee".',
    ],
    [
      'Enter first name "Ann" and last name "Lee"',
      '"Ann" and last name "Lee"',
      '"Ann" is not understood here. Nearest to it is Type "Ann" into "Lee".',
    ],
    [
      'Open the Reports menu and make sure there are 5 entries',
      'make sure there are 5 entries',
      'Write two steps: Open the Reports menu; make sure there are 5 entries.',
    ],
    ['Open the cart', 'cart', '"cart" is not understood here. Nearest to it is Click "cart".'],
    [
      'Open the Components menu and pick "Cards"',
      'pick "Cards"',
      'Write two steps: Open the Components menu; pick "Cards".',
    ],
    ['Search the table for London', 'the table for London', `"the" is not understood here. ${ANY_FORM}`],
    [
      'Wait for the page to load',
      'for the page to load',
      '"for" is not understood here. Nearest to it is Wait until the page shows "…".',
    ],
    [
      'Set Due to next Friday',
      'next Friday',
      'If "next Friday" belongs together, write Set "Due" to "next Friday".',
    ],
    ['Click "A" foo', 'foo', '"foo" is not understood here. Nearest to it is Click "A".'],
    ['Click "A" "B"', '"B"', '"B" is not understood here. Nearest to it is Click "A".'],
    [
      '"Total" is more than many',
      'many',
      '"many" is not understood here. Nearest to it is "Total" is more than 20.',
    ],
    [
      'Go to example.com',
      'example.com',
      '"example.com" is not understood here. Nearest to it is Click "example.com".',
    ],
    ['Wait 500 seconds', '500 seconds', '"500" is not understood here. Nearest to it is Wait 2 seconds.'],
    ['It rains', 'It rains', NO_SENTENCE],
    ['email: sally@nasa.gov', 'email: sally@nasa.gov', NO_SENTENCE],
    [
      'Press the trash icon in the row of Milk again',
      'again',
      '"again" is not understood here. Nearest to it is Click the "trash" icon in the row of "Milk".',
    ],
    [
      'Close the popup with the Close button at the bottom',
      'with the Close button at the bottom',
      '"with" is not understood here. Nearest to it is Click the "Close" button in the dialog.',
    ],
    [
      'I am on the compose page, with an empty To: field',
      'I am on the compose page, with an empty To: field',
      'This is no sentence of the step language. Nearest to it are The page shows "…", The page title is "…" and The page title contains "…".',
    ],
    ['', '', 'The step is empty.'],
    [
      'Click the blue "Launch Primary Modal" button',
      '"Launch Primary Modal" button',
      '"Launch Primary Modal" is not understood here. Nearest to it is Click "Launch Primary Modal".',
    ],
    [
      'Click the blue button "Buy"',
      '"Buy"',
      '"Buy" is not understood here. Nearest to it is Click the "blue" button.',
    ],
    [
      'Hit the blue Launch Primary Modal button',
      'Launch Primary Modal button',
      '"Launch" is not understood here. Nearest to it is Click "blue Launch Primary Modal".',
    ],
    [
      'The field left of "Name" is empty',
      'left of "Name" is empty',
      `"left" is not understood here. ${ANY_FORM}`,
    ],
    [
      'Click the button to the left of "Name"',
      'to the left of "Name"',
      '"to" is not understood here. Nearest to it is Click the button.',
    ],
    [
      'Radio checked is already selected',
      'Radio checked is already selected',
      'If "Radio checked" belongs together, write "Radio checked" is selected.',
    ],
    [
      'Radio checked is already selected, but Radio is not',
      'Radio checked is already selected, but Radio is not',
      `"checked" is not understood here. ${ANY_FORM}`,
    ],
    [
      'Check me out should be ticked now',
      'Check me out should be ticked now',
      'If "Check me out" belongs together, write "Check me out" is checked.',
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
      'in the list',
      '"in" is not understood here. Nearest to it are There is a "…", There are 3 "…" buttons and There is 1 row.',
    ],
    [
      'The "Primary Modal" dialog is visible within 2 seconds',
      'within 2 seconds',
      '"visible" is not understood here. Nearest to it is The "Primary Modal" dialog is visible.',
    ],
    [
      'The "Buy" button is visible at the bottom',
      'at the bottom',
      '"visible" is not understood here. Nearest to it is The "Buy" button is visible.',
    ],
    [
      'Now head over to /pages/UI/modals.html',
      'over to /pages/UI/modals.html',
      `"over" is not understood here. ${ANY_FORM}`,
    ],
    [
      'In the menu on the left open Mailbox and then click Inbox',
      'In the menu on the left open Mailbox and then click Inbox',
      'This is no sentence of the step language. Nearest to it is Click "…".',
    ],
    ['At the bottom I can read "3 items left"', 'At the bottom I can read "3 items left"', NO_SENTENCE],
    [
      'Nowhere do I read "Sold out", not even in the basket',
      'Nowhere do I read "Sold out", not even in the basket',
      NO_SENTENCE,
    ],
    [
      'Use "Challenger7" as password',
      '"Challenger7" as password',
      `"••••" is not understood here. ${ANY_FORM}`,
    ],
    [
      'Blorp "the frindle" into "it"',
      '"the frindle" into "it"',
      `"the frindle" is not understood here. ${ANY_FORM}`,
    ],
    ['8 lamps found', '8 lamps found', NO_SENTENCE],
    ['1 item left', '1 item left', NO_SENTENCE],
    [
      'The title reads Welcome back',
      'back',
      '"Welcome" is not understood here. Nearest to it is The page title is "Welcome".',
    ],
    [
      'Remember me on this computer is ticked',
      'Remember me on this computer is ticked',
      '"on" is not understood here. Nearest to it is Remember "…" as order.',
    ],
    [
      'The page opens and "Total" is shown at the top',
      'and "Total" is shown at the top',
      '"and" is not understood here. Nearest to it are The page "Total" is shown, The page shows "Total" and The page title is "Total".',
    ],
    ['Ann and Lee are found now', 'and Lee are found', `"and" is not understood here. ${ANY_FORM}`],
    ['Never head over to /account', 'Never head over to /account', NO_SENTENCE],
    [
      'Press the Send to printer button',
      'Send to printer button',
      'If "Send to printer" belongs together, write Click the "Send to printer" button.',
    ],
    [
      '"Total" is shown in the top left corner',
      'shown in the top left corner',
      '"shown" is not understood here. Nearest to it is The page "Total" is shown.',
    ],
    [
      '"Total" is visible above "Reports"',
      'visible above "Reports"',
      '"visible" is not understood here. Nearest to it is "Total" above "Reports" is visible.',
    ],
    [
      'Carl Zeiss is in the table',
      'in the table',
      '"in" is not understood here. Nearest to it is "Carl Zeiss" in the table is visible.',
    ],
    ['The list has 1 row', 'has 1 row', `"has" is not understood here. ${ANY_FORM}`],
    [
      'Click below "Payee"',
      'below "Payee"',
      '"below" is not understood here. Nearest to it is Click "Payee".',
    ],
    [
      'Only the lamp is left',
      'the lamp is left',
      '"the" is not understood here. Nearest to it is Only "…" is listed.',
    ],
    [
      '"Kroger" is visible once',
      'once',
      '"visible" is not understood here. Nearest to it is "Kroger" is visible.',
    ],
    [
      'Wait until "X" is visible once',
      'once',
      '"visible" is not understood here. Nearest to it is Wait until "X" is visible.',
    ],
    [
      'Click on Lamps at the top',
      'at the top',
      '"at" is not understood here. Nearest to it is Click "Lamps".',
    ],
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
  ])('advises no quotes where they would be something else: %s', (text) => {
    expect(problemOf(text).message).not.toMatch(/belongs together/u);
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
    expect(problemOf('Click').message).toBe('The sentence is not complete. Nearest to it is Click "…".');
    expect(problemOf('Type "a" into').message).toBe(
      'The sentence is not complete. Nearest to it is Type "a" into "…".',
    );
    expect(readStep('Type "a" into').missing).toEqual(['""']);
    expect(readStep('"Total" is more than').missing).toEqual(['number']);
  });
});
