import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsFromText } from './steps-from-text.ts';

/** One line a step: `>` acts, `?` checks, `?*` checks with AI Vision. */
function read(source: string): string[] {
  return stepsFromText(source).map(
    ({ type, action, use_vision }) => `${type === 'act' ? '>' : '?'}${use_vision ? '*' : ''} ${action}`,
  );
}

const sources: [name: string, source: string, steps: string[]][] = [
  [
    'a numbered list with its expected result',
    '1. Go to the Products page\n2) Click "Add to cart" on the first product.\n(3) Open the cart\nExpected result: The cart shows 1 item. The total is $19.00.',
    [
      '> Go to the Products page',
      '> Click "Add to cart" on the first product',
      '> Open the cart',
      '? The cart shows 1 item',
      '? The total is $19.00',
    ],
  ],
  [
    'a single item with its expected result',
    'Flow:\n- Click Buy\nExpected: the cart shows 1\nNote: the shop is slow',
    ['> Click Buy', '? The cart shows 1'],
  ],
  [
    'a bulleted ticket: what happened is left out, what should happen is not',
    'Steps to reproduce:\n - [ ] Click on **Login**\n - [x] Leave the `Email` field empty and press Enter\n   in the form\nActual result: nothing\nExpected: an error is shown',
    [
      '> Click on Login',
      '> Leave the "Email" field empty and press Enter in the form',
      '? An error is shown',
    ],
  ],
  [
    'Gherkin: the background comes before every scenario, an outline takes its first example',
    'Feature: Cart\n  Background:\n    Given I am on the home page\n    And I log in as bob\n  Scenario Outline: buy\n    When I add "<item>" to the cart\n    Then I should see "Thank you"\n    And the cart should be empty\n    Examples:\n      | item | n |\n      | Lamp | 2 |\n      | Bulb | 1 |\n  Scenario: leave\n    When I click Sign out\n    Then the login page is shown',
    [
      '> Log in as bob',
      '> Add "Lamp" to the cart',
      '? Verify that the page shows "Thank you"',
      '? The cart should be empty',
      '> Log in as bob',
      '> Click Sign out',
      '? The login page is shown',
    ],
  ],
  [
    'acceptance criteria',
    '## Acceptance criteria\n- AC1: When the user clicks Save, the profile is stored.\n- An error message is shown when the user submits an empty form\n- User is redirected to the dashboard\n- The user should be able to filter orders by date\n- The user must not see the admin menu\n- Given a signed-in user, when they click "Sign out", then the login page is shown\n## Out of scope\n- Phones',
    [
      '> Click Save',
      '? The profile is stored',
      '> Submit an empty form',
      '? An error message is shown',
      '? Verify that the page shows dashboard',
      '> Filter orders by date',
      '? Verify that the page does not show the admin menu',
      '> Click "Sign out"',
      '? The login page is shown',
    ],
  ],
  [
    'running text: reasons and praise are no steps',
    'As a shopper I want to pay by card so that I can finish quickly. Our shop has many fans. The customer opens the cart, then clicks Checkout. He enters "4242. 4242" into Card number and presses Pay. A confirmation with the order number appears.',
    [
      '> Open the cart',
      '> Click Checkout',
      '> Enter "4242. 4242" into Card number and press Pay',
      '? A confirmation with the order number appears',
    ],
  ],
  [
    'a test case as a Markdown table',
    '| # | Action | Expected result |\n|---|:--|---|\n| 1 | Open https://shop.example/login | Login form is displayed |\n| 2 | Enter secret in Password | |\n| 3 | Click Sign in | User lands on the Orders page |',
    [
      '> Open https://shop.example/login',
      '? Login form is displayed',
      '> Enter secret in Password',
      '> Click Sign in',
      '? Verify that the page shows Orders',
    ],
  ],
  [
    'a table copied from a spreadsheet',
    'Step\tExpected\nClick Buy\tThe cart shows 1\nClick Remove\tThe cart is empty',
    ['> Click Buy', '? The cart shows 1', '> Click Remove', '? The cart is empty'],
  ],
  [
    'arrows in one line',
    'open the shop -> search for lamp → add the first result to the cart => check that the cart shows 1',
    [
      '> Open the shop',
      '> Search for lamp',
      '> Add the first result to the cart',
      '? Check that the cart shows 1',
    ],
  ],
  [
    'one line each, without marks',
    'Click Sign in\nType bob into Name\nThe page shows Welcome',
    ['> Click Sign in', '> Type bob into Name', '? The page shows Welcome'],
  ],
  ['a gerund', 'After submitting the form, a toast appears.', ['> Submit the form', '? A toast appears']],
  [
    'verbs that are nouns',
    'Search results are shown. Enter key is pressed by nobody. Search for lamps.',
    ['? Search results are shown', '> Search for lamps'],
  ],
  [
    'looks need the picture',
    'Verify that the Buy button is green. Verify that the total is $3.',
    ['?* Verify that the Buy button is green', '? Verify that the total is $3'],
  ],
  [
    'addresses, decimals and abbreviations end no sentence',
    'Open https://a.example/x.html. Type 3.50 into Tip, e.g. for the waiter.',
    ['> Open https://a.example/x.html', '> Type 3.50 into Tip, e.g. for the waiter'],
  ],
  [
    'rich text',
    '<ol><li>Click <b>Buy</b></li><li>Check that &lt; 3 <a href="x">items</a> are shown</li></ol>',
    ['> Click Buy', '? Check that < 3 items are shown'],
  ],
  [
    'a step said twice in a row',
    '- Click Next\n- Click Next\n- Click Back',
    ['> Click Next', '> Click Back'],
  ],
  ['nothing to do', 'Just some words about our company. We are great.', []],
  ['no words at all', ' \n\t\n--- *** 123', []],
];

for (const [name, source, steps] of sources)
  test(name, () => {
    assert.deepEqual(read(source), steps);
  });

test('a long document takes a moment, not a minute, and stops at 200 steps', () => {
  const source = Array.from(
    { length: 5000 },
    (_, index) => `${index}. Click "Button ${index}" and look`,
  ).join('\n');
  assert.equal(stepsFromText(source).length, 200);
  assert.deepEqual(stepsFromText('a'.repeat(200_000)), []);
  assert.deepEqual(stepsFromText('when '.repeat(40_000)), []);
});
