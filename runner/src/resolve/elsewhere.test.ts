import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StepFix } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { executeCommand, type CommandResult } from '../actions/execute-command.ts';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';

const HTML = `
  <details><summary>Delivery</summary><button>Choose a day</button><details><summary>Gift</summary><label>Card <input></label></details></details>
  <button aria-expanded="false" aria-controls="filters">Filters</button><div id="filters" hidden><button>Only in stock</button><p>Sold out</p></div>
  <div role="tablist"><button role="tab" aria-selected="true" aria-controls="about">About</button>
    <button role="tab" id="reviews-tab" aria-selected="false">Reviews</button></div>
  <div role="tabpanel" id="about">About it</div>
  <div role="tabpanel" aria-labelledby="reviews-tab" hidden><a href="#">Write a review</a></div>
  <button popovertarget="menu">More</button><div id="menu" popover><button>Compare</button></div>
  <nav><button aria-expanded="false">Products</button><ul hidden><li><a href="#">Lamps</a></li></ul></nav>
  <button aria-expanded="false" aria-controls="a b">Edit</button><button aria-expanded="false" aria-controls="b">Edit</button>
  <div id="b" hidden><button>Rename</button></div>
  <button aria-expanded="true" aria-controls="stuck">Stuck</button><div id="stuck" hidden><button>Never</button></div>
  <button hidden>Publish</button>
  <ul><li><a href="#">Users</a><ul style="display: none"><li><a href="#">Profile</a></li></ul></li></ul>
  <div id="twice" hidden><button>Twin</button><button>Twin</button></div><button aria-controls="twice">Twins</button>
  <button hidden aria-controls="deep">Covert</button><div id="deep" hidden><button>Deep</button></div>`;

const insert = (sentence: string): StepFix[] => [{ kind: 'insert_before', sentence }];
const replace = (sentence: string): StepFix[] => [{ kind: 'replace', sentence }];

async function failureOf({ run }: SentencePage, sentence: string): Promise<CommandResult> {
  const { command } = readStep(sentence);
  assert.ok(command, sentence);
  const result = await executeCommand({ ...run, written: command, timing: FAILING }, command);
  assert.equal(result.action.isSuccessful, false, result.sentence);
  return result;
}

describe('a step whose element is hidden', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(HTML);
  });
  after(() => page.close());

  const CASES: [sentence: string, fixes: StepFix[], because: RegExp][] = [
    [
      'Click "Choose a day"',
      insert('Expand "Delivery"'),
      /"Choose a day"\. It is in the page, but hidden\. The .*"Delivery" shows it\.$/u,
    ],
    [
      'Click "Profile"',
      insert('Hover over "Users"'),
      /It is in the page, but hidden\. The pointer over the link "Users" may show it\.$/u,
    ],
    ['Type "Hi" into "Card"', insert('Expand "Delivery"'), /"Delivery" shows it\.$/u],
    ['Click the "Only in stock" button', insert('Expand "Filters"'), /The button "Filters" shows it\.$/u],
    ['"Only in stock" is visible', insert('Expand "Filters"'), /The button "Filters" shows it\.$/u],
    [
      'The page shows "Sold out"',
      insert('Expand "Filters"'),
      /but hidden\. The button "Filters" shows it\.$/u,
    ],
    ['Click "Write a review"', insert('Click "Reviews"'), /The tab "Reviews" shows it\.$/u],
    ['Click "Compare"', insert('Click "More"'), /The button "More" shows it\.$/u],
    ['Click "Lamps"', insert('Expand "Products"'), /The button "Products" shows it\.$/u],
    ['Click "Rename"', insert('Expand the 1st "Edit" button'), /The button "Edit" shows it\.$/u],
  ];
  for (const [sentence, fixes, because] of CASES)
    it(`is told what shows it: ${sentence}`, async () => {
      const failure = await failureOf(page, sentence);
      assert.deepEqual(failure.fixes, fixes, failure.sentence);
      assert.match(failure.sentence, because);
    });

  for (const sentence of ['Click "Never"', 'Click "Publish"', 'Click "Twin"', 'Click "Deep"'])
    it(`is told nothing where no control is known to show it: ${sentence}`, async () => {
      const failure = await failureOf(page, sentence);
      assert.deepEqual(failure.fixes ?? [], []);
      assert.match(failure.sentence, /It is in the page, but hidden/u);
      assert.doesNotMatch(failure.sentence, /shows it/u);
    });

  it('can be carried out after the offered step', async () => {
    const [fix] = (await failureOf(page, 'Click "Only in stock"')).fixes ?? [];
    await page.page.evaluate(`document.querySelector('[aria-controls=filters]').onclick = (event) => {
      event.currentTarget.ariaExpanded = 'true'; document.getElementById('filters').hidden = false; }`);
    await page.executeSentence(fix?.sentence ?? '');
    await page.executeSentence('Click "Only in stock"');
  });
});

describe('a step that names the wrong frame', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(`
      <button>Help</button><iframe title="Shop" srcdoc="<button>Add</button><button>Same</button>"></iframe>
      <iframe title="Card" srcdoc="<label>Number <input></label><button>Pay</button><button>Same</button>"></iframe>`);
    await page.page.frameLocator('[title=Card]').getByLabel('Number').waitFor();
    await page.page.frameLocator('[title=Shop]').getByText('Add').waitFor();
  });
  after(() => page.close());

  const CASES: [sentence: string, fixes: StepFix[], because: RegExp][] = [
    [
      'Click the "Pay" button in the "Shop" frame',
      replace('Click the "Pay" button in the "Card" frame'),
      /^There is no button "Pay" in the "Shop" frame\. The button "Pay" is in the "Card" frame\.$/u,
    ],
    [
      'Type "4242" into "Number" in the "Payment" frame',
      replace('Type "4242" into "Number" in the "Card" frame'),
      /^There is no frame "Payment"\. .*The field "Number" is in the "Card" frame\.$/u,
    ],
    [
      'The "Pay" button in the "Shop" frame is enabled',
      replace('The "Pay" button in the "Card" frame is enabled'),
      /The button "Pay" is in the "Card" frame\.$/u,
    ],
    [
      'Click "Help" in the "Shop" frame',
      replace('Click "Help"'),
      /is on the page, in no frame with a name\.$/u,
    ],
  ];
  for (const [sentence, fixes, because] of CASES)
    it(`is told the right one: ${sentence}`, async () => {
      const failure = await failureOf(page, sentence);
      assert.deepEqual(failure.fixes, fixes, failure.sentence);
      assert.equal(failure.missingName, undefined);
      assert.match(failure.sentence, because);
    });

  for (const sentence of ['Click "Same" in the "Payment" frame', 'Click "Gone" in the "Shop" frame'])
    it(`is told none where not exactly one is meant: ${sentence}`, async () => {
      const failure = await failureOf(page, sentence);
      assert.deepEqual(failure.fixes ?? [], []);
    });
});

describe('a step that names a place which is not there', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      '<button>Settings</button><button>Edit</button><button>Edit</button><ul><li>Lamp <button>Delete</button></li></ul>',
    );
  });
  after(() => page.close());

  it('is offered the only element of its name, where the place has none', async () => {
    const { sentence, fixes } = await failureOf(page, 'Click "Settings" in the dialog');
    assert.match(sentence, /^There is no dialog\. .*The button "Settings" is elsewhere\.$/u);
    assert.deepEqual(fixes, replace('Click "Settings"'));
  });

  for (const sentence of [
    'Click "Edit" in the dialog',
    'Click "Delete" in the "Chair" item',
    'The "Settings" button in the dialog is visible',
  ])
    it(`is offered no other element: ${sentence}`, async () => {
      assert.ok(!(await failureOf(page, sentence)).fixes?.length);
    });
});

describe('a dialog that is not there', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<h1>Blog</h1><button>Write</button>');
  });
  after(() => page.close());
  const CLOSE = 'Click "Close" in the "Welcome" dialog';

  it('may come with the page at times only, and can be an interruption', async () => {
    const sentence = 'When the "Welcome" dialog is shown, click "Close" in the "Welcome" dialog';
    assert.deepEqual((await failureOf(page, CLOSE)).fixes, [{ kind: 'handle', sentence }]);
  });

  it('must be there where an action in the page was to open it', async () => {
    page.run.history.lastActionStartedAt = performance.now();
    page.run.history.lastActionAt = performance.now();
    assert.equal((await failureOf(page, CLOSE)).fixes, undefined);
  });
});
