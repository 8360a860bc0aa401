import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { ImportedTest } from 'shared/contract';
import { isClear } from 'shared/step-language';
import { openTestApi } from '../../../testing/test-api.ts';

const api = await openTestApi();
const user = await api.newCompany();

async function read(name: string, code: string): Promise<ImportedTest[]> {
  const files = [{ name, content_base64: Buffer.from(code).toString('base64') }];
  const { status, text, body } = await user.post('/imports/preview', { files });
  assert.equal(status, 200, text);
  assert.deepEqual(body.problems, []);
  for (const { format } of body.tests) assert.equal(format, 'cypress');
  return body.tests;
}

const sample = async (name: string) =>
  read(name, await readFile(new URL(`../testing/samples/${name}.sample`, import.meta.url), 'utf8'));
const body = (...lines: string[]) => read('a.cy.js', `it('works', () => {\n${lines.join('\n')}\n});`);

/** Clear steps as their sentences, which mean the same when they are read again; others with a question mark. */
const steps = (one: ImportedTest | undefined) =>
  one?.steps.map(({ action, reading }) => {
    if (!reading || !isClear(reading)) return `? ${action}`;
    assert.equal(reading.sentence, action);
    return action;
  });
const rejected = (one: ImportedTest | undefined) =>
  one?.rejected.map(({ line, source, why }) => [line, source.split('\n')[0], why]);

test('a file in the style of the kitchen sink', async () => {
  const [signIn, buy, later] = await sample('shop.cy.js');
  assert.deepEqual(
    [signIn?.title, signIn?.suite_name, signIn?.tags, signIn?.starting_url, signIn?.browser],
    [
      'Sign in › signs in and out',
      'Shop',
      ['shop', 'smoke'],
      'https://shop.example.com/lamps',
      { viewport: { width: 1280, height: 800 } },
    ],
  );
  assert.deepEqual(steps(signIn), [
    'Click the "Sign in" link',
    'The URL contains "/login"',
    'The "E-mail" field is visible',
    'The "E-mail" field is empty',
    'Clear the "E-mail" field',
    'Type "ada@example.com" into the "E-mail" field',
    "? cy.get('input[name=password]').type('{{password}}{enter}', { log: false })",
    'Type "{{password}}" into "Password"',
    'Tick "Remember me"',
    "? cy.get('[data-cy=submit]').click()",
    'Wait 1 second',
    'The page title is "My account"',
    'The page shows "Welcome, Ada"',
    'The page shows "Sign out"',
    "? cy.get('.alert').should('not.exist')",
    'The page does not show "Saved"',
  ]);
  assert.match(signIn?.steps[9]?.warning ?? '', /by its test id "submit"/);
  assert.ok(!JSON.stringify([signIn, buy]).includes('correct-horse'));
  assert.deepEqual(steps(buy), [
    'Click the "Desk lamp" item',
    'Click the "Buy" button in the row of "Desk lamp"',
    'The page shows "$42"',
    'Type "2" into "Amount" in the row of "Desk lamp"',
    'Press ArrowDown in "Amount" in the row of "Desk lamp"',
    "? cy.get('button').first().dblclick()",
    'Select "Large" in the "Size" dropdown',
    'The "Size" dropdown is "l"',
    `? cy.get('[title="Colour"]').select(2)`,
    'Upload "invoice.pdf" to the "Invoice" field',
    'Hover over "Menu"',
    'Scroll to the "Reviews" heading',
    'The "Reviews" heading starts with "Reviews"',
    'Tick the "Gift wrap" checkbox',
    'The "Gift wrap" checkbox is checked',
    'Untick the "Gift wrap" checkbox',
    'The "Order" button is enabled',
    'Right-click the "Order" button',
    'There are at least 3 items',
    'Click the "order now" button',
    'The POST request to "/api/orders" returns 201',
    'The URL is "/done"',
    'The page shows "$84"',
    'The page shows "84"',
    'Go back',
    'Reload the page',
    'Scroll to the bottom',
  ]);
  assert.deepEqual(steps(later), ['Click "Later"']);
});

test('what is not supported is listed once for a file, with how often it says so', async () => {
  const [signIn, buy, later] = await sample('shop.cy.js');
  const why = (one: ImportedTest | undefined) =>
    one?.rejected.map(({ line, why: reason }) => [line, reason.split('. ')[0]]);
  const ONCE = 'The file runs it once for all tests of the group';
  assert.deepEqual(why(signIn), [
    [3, 'Not supported: retries, 3 times in 3 tests'],
    [4, ONCE],
    [5, 'Not supported: cy.task, 5 times in 3 tests'],
    [9, 'Not supported: cy.intercept, 3 times in 3 tests'],
    [10, 'Not supported: cy.intercept, 3 times in 3 tests'],
    [29, 'Steps have time limits and a pace of their own.'],
    [33, 'Not supported: cy.log'],
    [34, 'Not supported: cy.screenshot'],
    [84, 'A hook that no test has: a suite signs in with its login module.'],
  ]);
  assert.deepEqual(why(buy), [
    [4, ONCE],
    [50, 'Not supported: cy.trigger'],
    [58, 'Not supported: cy.wait, 2 times'],
    [61, 'Not supported: have.class, 2 times'],
    [61, 'Not supported: have.css'],
    [67, 'Conditions and loops are not taken from files'],
    [71, 'A test has one size of its window: the first one of the file.'],
    [73, 'Not supported: cy.on'],
    [74, 'Not supported: cy.on'],
    [75, 'Not supported: cy.request'],
  ]);
  assert.deepEqual(why(later), [
    [4, ONCE],
    [79, 'The file skips it, and here it runs'],
  ]);
});

test('TypeScript with functions and commands of the file; those of other files are listed once', async () => {
  const [change, show] = await sample('account.cy.ts');
  const signIn = [
    'Go to "/login"',
    'Type "grace@example.com" into "Email"',
    'Type "{{password}}" into the "Password" field',
    'Click the "Log in" button',
  ];
  assert.deepEqual(steps(change), [
    ...signIn,
    'The page shows "Your account"',
    'Clear "Name"',
    'Type "Grace" into "Name"',
    'Click the "Save" button',
    'The "Save" button is disabled',
    'Type "{{API_TOKEN}}" into "API token"',
    'The URL is "/account"',
  ]);
  assert.deepEqual(steps(show), [...signIn, 'Click "Show"', 'The page shows "{{password}}"']);
  const LOOPS = 'Conditions and loops are not taken from files. Write the steps that are meant.';
  assert.deepEqual(rejected(change), [
    [22, 'delay: 0', 'Steps have time limits and a pace of their own.'],
    [
      34,
      'cy.login(…)',
      'Not supported: cy.login, 3 times in 2 tests. This is a command of the project itself. Write the steps that it stands for.',
    ],
    [
      36,
      'loginPage.open(…)',
      'Not supported: loginPage.open. This is other code. Write the steps that it stands for.',
    ],
    [41, 'for (const one of users.all) {', LOOPS],
    [44, "if (Cypress.env('MOBILE')) cy.contains('Menu').click();", LOOPS],
    [45, '[1, 2].forEach((number) => cy.contains(`Page ${number}`).click())', LOOPS],
  ]);
  for (const secret of ['tr0ub4dor', 'opensesame', 'pw1'])
    assert.ok(!JSON.stringify([change, show]).includes(secret), secret);
});

test('keys, labels beside their fields, answers of requests and values of callbacks', async () => {
  const [one] = await body(
    "cy.visit('https://shop.example.com/', { auth: { username: 'ada', password: 'hunter22' } });",
    "cy.get('[placeholder=Name]').type('{shift}{ctrl}a').type('a{{}b}{esc}').type('{selectall}{del}');",
    "cy.contains('label', 'Secret token').parent().find('input').type('pw2{tab}pw3');",
    "cy.get('#password').type('ab1{tab}cd2');",
    "cy.intercept({ method: 'DELETE', pathname: '/users/*' }).as('delete');",
    `cy.get('[title="Remove"]').click();`,
    "cy.wait('@delete').then(({ response }) => { expect(response.statusCode).to.equal(204); });",
    "cy.get('@delete').should('have.property', 'response.statusCode', 204);",
    "cy.location().should((location) => { expect(location.pathname).to.eq('/users'); });",
    "cy.contains('h1', 'Users').its('length').should('eq', 1);",
    "cy.contains('Save').click({ multiple: true }).click('topRight');",
    'cy.checkA11y();',
  );
  assert.deepEqual(steps(one), [
    'Press Shift+Control+A in "Name"',
    'Type "a{b}" into "Name"',
    'Press Escape in "Name"',
    'Clear "Name"',
    'Type "{{secret_token}}" into "Secret token"',
    'Press Tab in "Secret token"',
    'Type "{{secret_token_2}}" into "Secret token"',
    "? cy.get('#password').type('{{password_2}}{tab}{{password_3}}')",
    'Click "Remove"',
    'The DELETE request to "/users/" returns 204',
    'The DELETE request to "/users/" returns 204',
    'The URL is "/users"',
    'There is 1 "Users" heading',
    'Click "Save"',
    'Click "Save"',
    'The page has no accessibility problems',
  ]);
  assert.equal(one?.steps[14]?.warning, 'The step leaves out: topRight.');
  for (const secret of ['hunter22', 'pw2', 'pw3', 'ab1', 'cd2'])
    assert.ok(!JSON.stringify(one).includes(secret), secret);
});

test('functions that call themselves end', async () => {
  const [one] = await read(
    'loop.cy.js',
    "function again() { again(); again(); cy.contains('Next').click(); }\nit('loops', () => { again(); });",
  );
  const { steps: written = [], rejected: lost = [] } = one ?? {};
  assert.ok(written.length < 1000);
  assert.match(lost[0]?.why ?? '', /call each other too often/);
});
