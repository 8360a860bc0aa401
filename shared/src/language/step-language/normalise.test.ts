/** @jest-environment node */
import { isAssertion } from './command.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { printCommand } from './print.ts';

/** Wordings by what they are about, each with the sentence that it becomes. */
const WORDINGS: Record<string, [text: string, sentence: string][]> = {
  'words before and behind a sentence, and who does it': [
    ['- Click "Save"', 'Click "Save"'],
    ['And click "Save"', 'Click "Save"'],
    ['But the "Buy" button is hidden', 'The "Buy" button is hidden'],
    ['When I click "Save"', 'Click "Save"'],
    ['Please click "Save"', 'Click "Save"'],
    ['Now click "Save"', 'Click "Save"'],
    ['After that, click "Save"', 'Click "Save"'],
    ['Make sure to click "Save"', 'Click "Save"'],
    ['The user clicks "Save"', 'Click "Save"'],
    ['She clicked on "Save"', 'Click "Save"'],
    ['He then selects "Large" in "Size"', 'Select "Large" in "Size"'],
    ['You should click "Save"', 'Click "Save"'],
    ['When the customer opens "/cart"', 'Go to "/cart"'],
    ['Click "Save" now', 'Click "Save"'],
    ['The popup should be gone now', 'The dialog is hidden'],
    ['"Newsletter" is off now', '"Newsletter" is off'],
    ['Click the "Save" button again', 'Click the "Save" button'],
  ],
  'words that say that something is checked': [
    ['Verify that "Total" is "$42"', '"Total" is "$42"'],
    ['Check that the "Buy" button is enabled', 'The "Buy" button is enabled'],
    ['Make sure "Total" is "$42"', '"Total" is "$42"'],
    ['Ensure the "Buy" button is disabled', 'The "Buy" button is disabled'],
    ['Expected: "Total" is "$42"', '"Total" is "$42"'],
    ['Confirm that the page shows "Thanks"', 'The page shows "Thanks"'],
  ],
  keys: [
    ['Press the Enter key', 'Press Enter'],
    ['Hit return', 'Press Enter'],
    ['Press the Tab key 3 times', 'Press Tab 3 times'],
    ['Press Escape key in "City"', 'Press Escape in "City"'],
    ['Press the down arrow key twice', 'Press ArrowDown 2 times'],
    ['Press the down arrow key once', 'Press ArrowDown'],
    ['Press arrow up', 'Press ArrowUp'],
  ],
  pages: [
    ['Navigate to /cart', 'Go to "/cart"'],
    ['Visit https://example.com/a', 'Go to "https://example.com/a"'],
    ['Open the URL "/help"', 'Go to "/help"'],
    ['Refresh the page', 'Reload the page'],
    ['Go back to the previous page', 'Go back'],
    ['Switch to the "Members" tab', 'Click the "Members" tab'],
    ['Open the tab "Members"', 'Click the "Members" tab'],
    ['Scroll down to the bottom of the page', 'Scroll to the bottom'],
    ['Scroll down to "Imprint"', 'Scroll to "Imprint"'],
  ],
  clicks: [
    ['Click on "Save"', 'Click "Save"'],
    ['Tap "Save"', 'Click "Save"'],
    ['Press "Save"', 'Click "Save"'],
    ['Press Create account', 'Click "Create account"'],
    ['Hit the "Save" button', 'Click the "Save" button'],
    ['Double click on "Plan"', 'Double-click "Plan"'],
    ['Right click "report.pdf"', 'Right-click "report.pdf"'],
    ['Follow the link "Sign up"', 'Click the "Sign up" link'],
    ['Click the button called "Save"', 'Click the "Save" button'],
  ],
  fields: [
    ['Enter "bob" in "Name"', 'Type "bob" into "Name"'],
    ['Enter bob@example.com into Email', 'Type "bob@example.com" into "Email"'],
    ['Type "bob" in the "Name" field', 'Type "bob" into the "Name" field'],
    ['Write "bob" in the field "Name"', 'Type "bob" into the "Name" field'],
    ["Input 'bob' in the field 'Name'", 'Type "bob" into the "Name" field'],
    ['Fill in "Name" with "bob"', 'Type "bob" into "Name"'],
    ['Fill Name with Bob', 'Type "Bob" into "Name"'],
    ['Fill in "Search" with "lamp" and press Enter', 'Type "lamp" into "Search" and press Enter'],
    ['Type "lamp" into "Search" and hit the Enter key', 'Type "lamp" into "Search" and press Enter'],
    ['In the "Name" field, type "bob"', 'Type "bob" into the "Name" field'],
    ['Change "Name" to "Bob"', 'Set "Name" to "Bob"'],
    ['Update the "Name" field to "Bob"', 'Set the "Name" field to "Bob"'],
    ['Empty the "Search" field', 'Clear the "Search" field'],
    ['In the "Name" field, type "bob"', 'Type "bob" into the "Name" field'],
    ['From "Size", select "Large"', 'Select "Large" in "Size"'],
    ['Drag and drop "Milk" into the "Done" list', 'Drag "Milk" to the "Done" list'],
    ['Attach "cv.pdf" to "CV"', 'Upload "cv.pdf" to "CV"'],
    ['Wait until "Saved" is shown', 'Wait until the page shows "Saved"'],
  ],
  choices: [
    ['Pick "Large" from the "Size" dropdown', 'Select "Large" in the "Size" dropdown'],
    ['From "Size", select "Large"', 'Select "Large" in "Size"'],
    ['Select "Team"', 'Choose "Team"'],
    ['Pick the option "Team"', 'Choose the "Team" option'],
    ['Select the radio button "Dark"', 'Choose the "Dark" radio button'],
    ['Check "Wi-Fi"', 'Tick "Wi-Fi"'],
    ['Check the checkbox next to "Walk the dog"', 'Tick the checkbox next to "Walk the dog"'],
    ['Check the first checkbox', 'Tick the 1st checkbox'],
    ['Uncheck "Wi-Fi"', 'Untick "Wi-Fi"'],
    ['Deselect "Wi-Fi"', 'Untick "Wi-Fi"'],
    ['Switch on "Quiet hours"', 'Tick "Quiet hours"'],
    ['Turn "Quiet hours" off', 'Untick "Quiet hours"'],
  ],
  'the pointer': [
    ['Hover "What is this?"', 'Hover over "What is this?"'],
    ['Move the mouse over "What is this?"', 'Hover over "What is this?"'],
    ['Drag "Milk" onto "Done"', 'Drag "Milk" to "Done"'],
    ['Drag and drop "Milk" into the "Done" list', 'Drag "Milk" to the "Done" list'],
  ],
  waiting: [
    ['Wait for 2 seconds', 'Wait 2 seconds'],
    ['Wait 2 s', 'Wait 2 seconds'],
    ['Wait for "Saved" to appear', 'Wait until the page shows "Saved"'],
    ['Wait for "Saved"', 'Wait until the page shows "Saved"'],
    ['Wait until "Saving…" disappears', 'Wait until the page does not show "Saving…"'],
    ['Wait until "Saved" is shown', 'Wait until the page shows "Saved"'],
    ['Wait for the "Buy" button to be enabled', 'Wait until the "Buy" button is enabled'],
    ['Wait for the dialog to disappear', 'Wait until the dialog is hidden'],
  ],
  'files, dialogs and the rest': [
    ['Upload the file to "Invoice"', 'Upload the attached file to "Invoice"'],
    ['Attach "cv.pdf" to "CV"', 'Upload "cv.pdf" to "CV"'],
    ['Confirm the browser alert', 'Accept the dialog'],
    ['Dismiss the confirmation', 'Dismiss the dialog'],
    ['Answer the prompt with "Tom"', 'Answer the dialog with "Tom"'],
  ],
  'what is shown': [
    ['"Saved" is shown', 'The page shows "Saved"'],
    ['"Saved" appears', 'The page shows "Saved"'],
    ['The message "Saved" is displayed', 'The page shows "Saved"'],
    ['"Saved" is not displayed', 'The page does not show "Saved"'],
    ['"Saved" has disappeared', 'The page does not show "Saved"'],
    ['"Saved" is no longer visible', 'The page does not show "Saved"'],
    ['The error message "Wrong" is gone', 'The page does not show "Wrong"'],
    ['"Saved" is displayed in the dialog', 'The page shows "Saved" in the dialog'],
    ['"Milk" is in the "Done" list', 'The page shows "Milk" in the "Done" list'],
    ['"Milk" is not in the "Done" list', 'The page does not show "Milk" in the "Done" list'],
    ['I see "Saved"', 'The page shows "Saved"'],
    ['I should see the text "Saved"', 'The page shows "Saved"'],
    ['I should not see "Saved"', 'The page does not show "Saved"'],
    ['The user can see "Saved" in the dialog', 'The page shows "Saved" in the dialog'],
    ['I don\'t see "Saved"', 'The page does not show "Saved"'],
    ['I see the "Buy" button', 'The "Buy" button is visible'],
    ['I should see 3 rows', 'There are 3 rows'],
    ['I see a "Buy" button', 'The "Buy" button is visible'],
    ['The page contains "Saved"', 'The page shows "Saved"'],
    ['The page should say "Saved"', 'The page shows "Saved"'],
    ['The "Buy" button is displayed', 'The "Buy" button is visible'],
    ['The "Buy" button is not there', 'The "Buy" button is hidden'],
    ['The "Buy" button should not be displayed', 'The "Buy" button is hidden'],
    ['The "Buy" button should still be visible', 'The "Buy" button is visible'],
    ['Emily Wang is listed', '"Emily Wang" is visible'],
  ],
  'which page it is': [
    ['The "Checkout" page is displayed', 'The page "Checkout" is shown'],
    ['I am on the "Checkout" page', 'The page "Checkout" is shown'],
    ['The user is redirected to the "Checkout" page', 'The page "Checkout" is shown'],
    ['I am on the page "Checkout"', 'The page "Checkout" is shown'],
    ['The title of the page is "Cart"', 'The page title is "Cart"'],
    ['The Cart page is displayed', 'The page "Cart" is shown'],
  ],
  errors: [
    ['No error message is displayed', 'No error is shown'],
    ['There are no errors', 'No error is shown'],
    ['No error appears', 'No error is shown'],
    ['There is an error on the page', 'An error is shown'],
    ['An error is displayed for the "Email" field', 'An error is shown for the "Email" field'],
  ],
  'how many there are': [
    ['3 rows are shown', 'There are 3 rows'],
    ['At least 3 rows are displayed', 'There are at least 3 rows'],
    ['The table has 3 rows', 'There are 3 rows in the table'],
    ['The page has no table', 'There is no table'],
    ['The table contains no rows', 'There is no row in the table'],
    ['Only 2 rows are left', 'There are 2 rows'],
    ['There should be exactly 2 checkboxes', 'There are 2 checkboxes'],
    ['There are no buttons on the page', 'There is no button'],
    ['Only "Anna" and "Bob" are shown', 'Only "Anna" and "Bob" are listed'],
    ['All checkboxes are checked', 'Every checkbox is checked'],
    ['Every row says "Paid"', 'Every row contains "Paid"'],
  ],
  values: [
    ['The "Name" field has the value "Bob"', 'The "Name" field is "Bob"'],
    ['"Total" equals "$42"', '"Total" is "$42"'],
    ['"Country" is set to "Austria"', '"Country" is "Austria"'],
    ['The heading reads "Welcome"', 'The heading is "Welcome"'],
    ['The value of "Name" is "Bob"', '"Name" is "Bob"'],
    ['The footer should display "3 items left"', '"footer" contains "3 items left"'],
    ['"Total" should be "$42"', '"Total" is "$42"'],
    ['"Total" should now be "$42"', '"Total" is "$42"'],
    ['"Total" should not be "$42"', '"Total" is not "$42"'],
    ['"Total" is still "$42"', '"Total" is "$42"'],
    ['"Total" is greater than 20', '"Total" is more than 20'],
    ['"Total" should be less than 50', '"Total" is less than 50'],
    ['The "Message" field should contain the text "Hi"', 'The "Message" field contains "Hi"'],
    ['The row of "Anna" contains "Paid"', 'The "Anna" row contains "Paid"'],
    ['"Total" isn\'t "$42"', '"Total" is not "$42"'],
  ],
  states: [
    ['"Wi-Fi" is ticked', '"Wi-Fi" is checked'],
    ['"Wi-Fi" is not ticked', '"Wi-Fi" is unchecked'],
    ['The "Buy" button is greyed out', 'The "Buy" button is disabled'],
    ['The "Buy" button can\'t be clicked', 'The "Buy" button is disabled'],
    ['"Pro" is selected by default', '"Pro" is selected'],
    ['The "Your details" dialog is open', 'The "Your details" dialog is visible'],
    ['The dialog is closed', 'The dialog is hidden'],
    ['The "Buy" button is not enabled yet', 'The "Buy" button is disabled'],
    ['"By phone" is not selected any more', '"By phone" is not selected'],
  ],
};

/** The one sentence that a text becomes; null: it becomes none, or more than one. */
function sentenceOf(text: string): string | null {
  const { commands: found } = parse(normalise(text).text);
  return found.length === 1 && found[0] ? printCommand(found[0]) : null;
}

describe.each(Object.entries(WORDINGS))('normalising %s', (_, wordings) => {
  it.each(wordings)('%s → %s', (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
    expect(normalise(text).changes).not.toEqual([]);
  });
});

describe('normalising twice', () => {
  it.each([...new Set(Object.values(WORDINGS).flatMap((all) => all.map(([text]) => text)))])(
    'changes nothing more: %s',
    (text) => {
      const once = normalise(text).text;
      expect(normalise(once)).toMatchObject({ text: once, changes: [] });
    },
  );
});

describe('the report of changes', () => {
  it.each([
    ['Enter "bob" in "Name"', ['"Enter … in" → "type … into"']],
    ['Please click "Save"', ['"Please" left out']],
    ['Please tap "Save"', ['"Please tap" → "click"']],
    ['Then "Total" should be "$42"', ['"Then … should be" → "… is"']],
    ['At least 3 rows are displayed', ['"At least 3 rows are displayed" → "there are at least 3 rows"']],
    ['She clicked "Save"', ['"She clicked" → "click"']],
  ])('%s', (text, changes) => {
    expect(normalise(text).changes).toEqual(changes);
  });
});

describe('what must stay as it is', () => {
  it.each([
    'Book now',
    'Clear completed is visible',
    'No error is visible',
    'The order is submitted',
    'The order has been sent',
    'The settings are saved',
    'Tab Two is opened',
    'The file was uploaded',
    'Click "Enter name in form"',
    'Banana',
    'Press "Enter"',
    'Do not click "Delete"',
    "Don't click 'Delete'",
    'You should not click "Delete"',
    'When "Cookies" is visible, click "Accept"',
    'If the dialog is open, click "Close"',
  ])('%s', (text) => {
    expect(normalise(text)).toMatchObject({ text, changes: [] });
  });

  it.each([
    ['The message "Please click on Save now" is shown', 'The page shows "Please click on Save now"'],
    ['I see "You should not enter this again"', 'The page shows "You should not enter this again"'],
    ['Enter "was in" in "Note"', 'Type "was in" into "Note"'],
    ['Click on "Select all and press Enter"', 'Click "Select all and press Enter"'],
    ["I see 'It is no longer there'", 'The page shows "It is no longer there"'],
  ])('quoted text: %s', (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
  });

  it.each([
    'Verify that click "Save"',
    'Make sure that select "Large" in "Size"',
    'Check that type "a" into "b"',
  ])('never does what is to be checked: %s', (text) => {
    const { commands: found } = parse(normalise(text).text);
    expect(found.filter((command) => !isAssertion(command))).toEqual([]);
  });

  it.each([
    'The order was submitted',
    'The dialog is closed',
    'The "Wi-Fi" checkbox is ticked',
    'The form is cleared',
  ])('never does what a statement says: %s', (text) => {
    const { commands: found } = parse(normalise(text).text);
    expect(found.every(isAssertion)).toBe(true);
  });
});

describe('sentences with several actions', () => {
  it('are not changed as a whole', () => {
    const text = 'When I fill in "Email" with "a" and "Password" with "b"';
    expect(normalise(text)).toMatchObject({ text, changes: [] });
  });

  it('may end with Enter', () => {
    expect(sentenceOf('Fill in "Search" with "lamp" and hit enter')).toBe(
      'Type "lamp" into "Search" and press Enter',
    );
  });
});
