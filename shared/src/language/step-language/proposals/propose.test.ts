/** @jest-environment node */
import { readStep } from '../read-step.ts';

/** What is said of a text, with the words that it is about. */
function problemOf(text: string): { message: string; words: string } {
  const { problem } = readStep(text);
  return { message: problem?.message ?? '', words: text.slice(problem?.start, problem?.end) };
}

const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

describe('problems', () => {
  it.each([
    ['Click Terms of service', 'Terms of service', 'Write: Click "Terms of service".'],
    ['Greeting is hidden', 'hidden', 'Write: "…" is hidden.'],
    ['The order is submitted', 'submitted', ANY_FORM],
    ['The order has been sent', 'has been sent', ANY_FORM],
    ['The hat is red', 'red', ANY_FORM],
    ['Clear completed is visible', 'Clear completed is visible', 'Write: "Clear completed" is visible.'],
    ['Type hello', 'hello', 'Write: Type "hello".'],
    ['Enter bob as user name', 'as user name', 'Write: Type "bob" into "user name".'],
    ['Put "bob" into Name', '"bob" into Name', 'Write: Type "bob" into "Name".'],
    [
      'Enter "Ann" as first name and "Lee" as last name',
      '"Ann" as first name and "Lee" as last name',
      'Write: Type "Ann" into "Lee".',
    ],
    [
      'Enter first name "Ann" and last name "Lee"',
      '"Ann" and last name "Lee"',
      'Write: Type "Ann" into "Lee".',
    ],
    [
      'Open the Reports menu and make sure there are 5 entries',
      'make sure there are 5 entries',
      'Write two steps: Open the Reports menu; make sure there are 5 entries.',
    ],
    ['Open the cart', 'cart', 'Write: Click "cart".'],
    [
      'Open the Components menu and pick "Cards"',
      'pick "Cards"',
      'Write two steps: Open the Components menu; pick "Cards".',
    ],
    ['Search the table for London', 'the table for London', ANY_FORM],
    ['Wait for the page to load', 'for the page to load', 'Write: Wait until the page shows "…".'],
    ['Set Due to next Friday', 'next Friday', 'Write: Set "Due" to "next Friday".'],
    ['Click "A" foo', 'foo', 'Write: Click "A".'],
    ['Click "A" "B"', '"B"', 'Write: Click "A".'],
    ['"Total" is more than many', 'many', 'Write: "Total" is more than 20.'],
    ['Go to example.com', 'example.com', 'Write: Click "example.com".'],
    ['Wait 500 seconds', '500 seconds', 'Write: Wait 2 seconds.'],
    ['It rains', 'It rains', ANY_FORM],
    ['email: sally@nasa.gov', 'email: sally@nasa.gov', ANY_FORM],
    [
      'Press the trash icon in the row of Milk again',
      'again',
      'Write: Click the "trash" icon in the row of "Milk".',
    ],
    [
      'Close the popup with the Close button at the bottom',
      'with the Close button at the bottom',
      'Write: Click the "Close" button in the dialog.',
    ],
    [
      'I am on the compose page, with an empty To: field',
      'I am on the compose page, with an empty To: field',
      'Write: The page shows "…", The page title is "…" or The page title contains "…".',
    ],
    ['', '', 'The step is empty.'],
    [
      'Click the blue "Launch Primary Modal" button',
      '"Launch Primary Modal" button',
      'Write: Click "Launch Primary Modal".',
    ],
    ['Click the blue button "Buy"', '"Buy"', 'Write: Click the "blue" button.'],
    [
      'Hit the blue Launch Primary Modal button',
      'Launch Primary Modal button',
      'Write: Click "blue Launch Primary Modal".',
    ],
    ['The field left of "Name" is empty', 'left of "Name" is empty', ANY_FORM],
    ['Click the button to the left of "Name"', 'to the left of "Name"', 'Write: Click the button.'],
    [
      'Radio checked is already selected',
      'Radio checked is already selected',
      'Write: "Radio checked" is selected.',
    ],
    [
      'Radio checked is already selected, but Radio is not',
      'Radio checked is already selected, but Radio is not',
      ANY_FORM,
    ],
    [
      'Check me out should be ticked now',
      'Check me out should be ticked now',
      'Write: "Check me out" is checked.',
    ],
    [
      'The page is headed "General Form"',
      'is headed "General Form"',
      'Write: The page shows "General Form", The page title is "General Form" or The page "General Form" is shown.',
    ],
    [
      'Tick the first mail in the list and make sure the second one stays unticked',
      'make sure the second one stays unticked',
      'Write two steps: Tick the first mail in the list; make sure the second one stays unticked.',
    ],
    [
      'There are 15 mails in the list',
      'in the list',
      'Write: There is a "…", There are 3 "…" buttons or There is 1 row.',
    ],
    [
      'The "Primary Modal" dialog is visible within 2 seconds',
      'within 2 seconds',
      'Write: The "Primary Modal" dialog is visible.',
    ],
    ['The "Buy" button is visible at the bottom', 'at the bottom', 'Write: The "Buy" button is visible.'],
    ['Now head over to /pages/UI/modals.html', 'over to /pages/UI/modals.html', ANY_FORM],
    [
      'In the menu on the left open Mailbox and then click Inbox',
      'In the menu on the left open Mailbox and then click Inbox',
      'Write: Click "…".',
    ],
    ['At the bottom I can read "3 items left"', 'At the bottom I can read "3 items left"', ANY_FORM],
    [
      'Nowhere do I read "Sold out", not even in the basket',
      'Nowhere do I read "Sold out", not even in the basket',
      ANY_FORM,
    ],
    ['Use "Challenger7" as password', '"Challenger7" as password', ANY_FORM],
    ['Blorp "the frindle" into "it"', '"the frindle" into "it"', ANY_FORM],
    ['8 lamps found', '8 lamps found', ANY_FORM],
    ['1 item left', '1 item left', ANY_FORM],
    ['The title reads Welcome back', 'back', 'Write: The page title is "Welcome".'],
    [
      'Remember me on this computer is ticked',
      'Remember me on this computer is ticked',
      'Write: Remember "…" as order.',
    ],
    [
      'The page opens and "Total" is shown at the top',
      'and "Total" is shown at the top',
      'Write: The page "Total" is shown, The page shows "Total" or The page title is "Total".',
    ],
    ['Ann and Lee are found now', 'and Lee are found', ANY_FORM],
    ['Never head over to /account', 'Never head over to /account', ANY_FORM],
    [
      'Press the Send to printer button',
      'Send to printer button',
      'Write: Click the "Send to printer" button.',
    ],
    [
      '"Total" is shown in the top left corner',
      'shown in the top left corner',
      'Write: The page "Total" is shown.',
    ],
    [
      '"Total" is visible above "Reports"',
      'visible above "Reports"',
      'Write: "Total" above "Reports" is visible.',
    ],
    ['Carl Zeiss is in the table', 'in the table', 'Write: "Carl Zeiss" in the table is visible.'],
    ['The list has 1 row', 'has 1 row', ANY_FORM],
    ['Click below "Payee"', 'below "Payee"', 'Write: Click "Payee".'],
    ['Only the lamp is left', 'the lamp is left', 'Write: Only "…" is listed.'],
    ['"Kroger" is visible once', 'once', 'Write: "Kroger" is visible.'],
    ['Wait until "X" is visible once', 'once', 'Write: Wait until "X" is visible.'],
    ['Click on Lamps at the top', 'at the top', 'Write: Click "Lamps".'],
  ])('%s', (text, words, message) => {
    expect(problemOf(text)).toEqual({ message, words });
  });

  it.each([
    ['Everything there is visible', ANY_FORM],
    ['"Buy" is visible for 5 seconds', 'Write: "Buy" is visible.'],
    ['"Buy" is visible and "Sell" is gone within 5 seconds or so', ANY_FORM],
    ['"Buy" is visible and the cart should open within 5 seconds', 'Write: "Buy" is visible.'],
    ['Click the second "Buy" "Now"', 'Write: Click the 2nd "Buy".'],
    ['Click all "Buy" buttons', 'Write: Click "Buy".'],
  ])('advises no quotes where they would be something else: %s', (text, message) => {
    expect(problemOf(text).message).toBe(message);
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
    expect(problemOf('Click').message).toBe('Write: Click "…".');
    expect(problemOf('Type "a" into').message).toBe('Write: Type "a" into "…".');
    expect(readStep('Type "a" into').missing).toEqual(['""']);
    expect(readStep('"Total" is more than').missing).toEqual(['number']);
  });
});
