import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findChromium } from 'runner/browser';
import { readStep } from 'shared/step-language';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { someOf } from '../tour/cases.ts';
import { fillPlans } from './fill-plans.ts';
import { runSpecs } from './run-specs.ts';
import { COVERED_PAGE, PAGE, SECOND_PAGE, UNLABELLED_PAGE } from './workbench.ts';

/** Steps that pass on the workbench, as they are run by Steplight. */
const RIGHT: string[][] = [
  ['Click "Act"', 'The page shows "clicked"'],
  ['Double-click the "Act" button', 'The page shows "twice"'],
  ['Right-click "Act"', 'The page shows "right"'],
  ['Hover over "Hint"', 'The page shows "hovered"'],
  ['Click "Ask"', 'The browser dialog says "Really?"', 'Accept the dialog', 'The page shows "asked true"'],
  ['Click "Ask"', 'Dismiss the dialog', 'The page shows "asked false"'],
  ['Expand "More"', 'The "More" button is expanded'],
  ['Type "Tom" into "Name" and press Enter', 'The page shows "entered Tom"', '"Name" is "Tom"'],
  ['Clear "Name"', 'The "Name" field is empty'],
  ['Click "Name"', 'Press Control+A', 'Type "Zoe"', 'The "Name" field is "Zoe"'],
  ['Set "Age" to "50"', 'The "Age" field is more than 49'],
  ['Select "Large" in "Size"', 'The page shows "size Large"', 'The "Size" dropdown is "Large"'],
  ['Tick "Terms"', 'The "Terms" checkbox is checked', 'Untick "News"', 'The "News" checkbox is unchecked'],
  ['Choose "Post"', 'The "Post" radio button is selected'],
  ['Click the "Remove" button in the row of "Milk"', 'The page shows "milk removed"'],
  ['Click the 1st "Remove" button', 'The page shows "bread removed"'],
  ['Click the "Open" link in the "Offers" section', 'The URL contains "#offer"', 'Go back'],
  ['Click the "Open" link under the "Latest" heading', 'The URL ends with "#news"'],
  ['Drag "Parcel" to the "Shelf" section', 'The page shows "dropped"'],
  [
    'Click "Second page"',
    'Switch to the 2nd browser tab',
    'The page "Second" is shown',
    'Close the browser tab',
  ],
  ['Go to "/second"', 'The page title is "Second"', 'Go back', 'The page "Workbench" is shown'],
  ['Go to "/second"', 'The page has no serious accessibility problems'],
  ['Remember "Total" as total', 'Type "{{total}}" into "Name"', 'The "Name" field is "$3.50"'],
  [
    'Click "Export"',
    'A file named "number.txt" was downloaded',
    'The downloaded file contains "4711"',
    'The downloaded file does not contain "4712"',
  ],
  ['Click "Order"', 'The POST request to "/api/orders" returns 200', 'The page shows "Nothing yet"'],
  ['Scroll to the bottom', 'Scroll to "Act"', 'Wait until the page shows "Nothing yet"', 'Reload the page'],
];

/** Assertions of which the first is true of the workbench and the second is not. */
const PAIRS: [right: string, wrong: string][] = [
  ['The "Act" button is visible', 'The "Missing" button is visible'],
  ['The page shows "Two for one"', 'The page shows "Three for one"'],
  ['The page does not show "Three"', 'The page does not show "Two for one"'],
  [
    'The page shows "Two for one" in the "Offers" section',
    'The page shows "Two for one" in the "News" section',
  ],
  ['The "Locked" button is disabled', 'The "Act" button is disabled'],
  ['The "News" checkbox is checked', 'The "Terms" checkbox is checked'],
  ['The "Age" field is required', 'The "Name" field is required'],
  ['"Total" is "$3.50"', '"Total" is "$3.5"'],
  ['"Total" contains "3"', '"Total" contains "4"'],
  ['The "Price" cell in the row of "Milk" is "$1.50"', 'The "Price" cell in the row of "Bread" is "$1.50"'],
  ['"Total" is less than 4', '"Total" is less than 3'],
  ['The placeholder of "Search" is "Search here"', 'The placeholder of "Search" is "Search"'],
  ['There are 2 "Remove" buttons', 'There are 3 "Remove" buttons'],
  ['There are at least 2 "Remove" buttons', 'There are at least 3 "Remove" buttons'],
  ['There is no "Missing" button', 'There is no "Act" button'],
  ['The page title is "Workbench"', 'The page title is "Work"'],
  ['The page "Workbench" is shown', 'The page "Second" is shown'],
  ['The "Size" dropdown offers "Small" and "Large"', 'The "Size" dropdown offers "Small" and "Huge"'],
  ['The request to "/" returns 200', 'The request to "/" returns 404'],
  ['"Latest" is below "Offers"', '"Latest" is above "Offers"'],
];

const WRONG: string[][] = [['Go to "/unlabelled"', 'The page has no serious accessibility problems']];

test('every command that is exported does and asserts the same under Playwright Test', async () => {
  const { services, platform } = await openTestApi();
  const { id: companyId } = await services.company.create({ name: 'Export' });
  const pages: Record<string, string> = {
    '/second': SECOND_PAGE,
    '/covered': COVERED_PAGE,
    '/unlabelled': UNLABELLED_PAGE,
  };
  let workbench = PAGE;
  const server = createServer(({ url }, reply) =>
    reply.setHeader('content-type', 'text/html').end(pages[url ?? ''] ?? workbench),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const pairs = someOf(2, PAIRS);
  const right = [...someOf(3, RIGHT), ...pairs.map(([sentence]) => [sentence])];
  const wrong = [...WRONG, ...pairs.map(([, sentence]) => [sentence])];
  for (const [kind, tests] of Object.entries({ right, wrong }))
    for (const sentences of tests)
      await services.blueprints.create(companyId, {
        type: 'integration',
        title: `${kind}: ${sentences.join('; ')}`,
        starting_url: origin,
        steps: sentences.map((action, index) => ({
          step_number: index + 1,
          action,
          use_vision: false,
          is_disabled: false,
          type: readStep(action).type ?? 'act',
        })),
      });
  await services.blueprints.create(companyId, {
    type: 'integration',
    title: 'right: an interruption',
    starting_url: `${origin}/covered`,
    handlers: ['When "Accept cookies" is shown, click it'],
    steps: [
      { step_number: 1, type: 'act', action: 'Click "Buy"', use_vision: false, is_disabled: false },
      {
        step_number: 2,
        type: 'assert',
        use_vision: false,
        is_disabled: false,
        action: 'The page shows "Bought"',
      },
    ],
  });
  const { files, notes } = await services.playwrightExport.exportTests(companyId, {});
  assert.deepEqual(
    [...new Set(notes.map(({ message }) => message))],
    ['Install axe: npm install --save-dev @axe-core/playwright.'],
  );
  const executablePath = await findChromium();
  assert.ok(executablePath, 'a browser is needed to run this test');
  const of = (kind: string, exported = files) =>
    exported.filter(({ path }) => path.startsWith(kind) || !path.endsWith('.spec.ts'));
  const passing = await runSpecs(of('right'), executablePath);
  assert.deepEqual(
    passing.filter(({ failure }) => failure !== null),
    [],
  );
  assert.equal(passing.length, right.length + 1);
  // What is not true does not become so: there is no need to wait for it as long as usual.
  const failing = await runSpecs(of('wrong'), executablePath, { EXPECT_TIMEOUT: '500' });
  assert.deepEqual(
    failing.filter(({ failure }) => failure === null),
    [],
  );
  assert.equal(failing.length, wrong.length);

  // The same with what Steplight's own runs have found out about the elements.
  await fillPlans(services, platform, companyId, (title) => title.startsWith('right'));
  const { files: planned } = await services.playwrightExport.exportTests(companyId, {});
  assert.ok(planned.some(({ content }) => content.includes("getByTestId('act').click()")));
  const stillPassing = await runSpecs(of('right', planned), executablePath);
  assert.deepEqual(
    stillPassing.filter(({ failure }) => failure !== null),
    [],
  );
  workbench = PAGE.replace('>Act<', '>Do<');
  const renamed = await runSpecs(of('right-the-act-button-is-visible', planned), executablePath, {
    EXPECT_TIMEOUT: '500',
  });
  assert.equal(renamed.length, 1);
  assert.notEqual(renamed[0]?.failure, null, 'the button has another name now');
});
