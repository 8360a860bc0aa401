import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type Command, type Target } from 'shared/step-language';
import { commandSchema } from 'shared/step-language/schema';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { actionType } from './action-types.ts';
import { executeCommand } from './execute-command.ts';
import { failureOf, executeSentence } from './testing/execute-sentence.ts';

const PAGE = `<h1>Shop</h1><button onclick="document.title = 'Bought'">Buy</button>
  <button onclick="fetch('/x').catch(() => {}); note.textContent = 'Saved'">Save</button> <p id="note"></p>
  <label>Token <input id="token" maxlength="9"></label> <label>Password <input type="password" id="password"></label>
  <label>Photo <input type="file" id="photo"></label>
  <input type="file" id="picker" hidden onchange="note.textContent = 'Got ' + this.files[0].name; this.value = ''"><button onclick="picker.click()">Choose a file</button>
  <label>Emptied <input type="file" onchange="this.value = ''"></label>
  <label>Gathered <input type="file" onchange="gathered.value = this.files[0].name; this.value = ''"></label><input id="gathered" aria-label="Save as">
  <p>Total: <b id="total">$12.00</b></p> <p>Ref: <b>1</b></p> <p>Ref: <b>2</b></p>
  <div style="position: absolute; left: -500px" id="outside">Outside</div>`;

const target = (name: string, kind: Target['kind'] = null): Target => ({
  name,
  kind,
  ordinal: null,
  place: null,
});
const click = (name: string): Command => ({
  kind: 'click',
  gesture: 'click',
  target: target(name, 'button'),
  times: 1,
});

describe('executing a command', () => {
  let folder: string;
  let page: SentencePage;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-actions-'));
    await writeFile(join(folder, '17'), 'A plan');
    page = await openSentencePage('', [
      { name: 'token', value: 'tok-12345678', isSecret: true },
      { name: 'button', value: 'Buy', isSecret: false },
    ]);
  });
  after(async () => {
    await page.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    page.run.window.takesScreenshots = false;
    page.run.attachment = { path: join(folder, '17'), fileName: 'plan.txt' };
    await page.page.setContent(PAGE);
  });

  it('is reported by its sentence, with the element and the time', async () => {
    const { action, sentence, marks } = await executeCommand(page.run, click('{{button}}'));
    assert.equal(sentence, 'Clicked the button "Buy".');
    assert.deepEqual(marks, []);
    const { type, description, isSuccessful, element, screenshot, screenshotBefore, source } = action;
    assert.deepEqual(
      { type, description, isSuccessful, element, screenshot: await screenshot, screenshotBefore, source },
      {
        type: 'click_element_by_index',
        description: 'Click the "Buy" button',
        isSuccessful: true,
        element: { description: 'button "Buy"', box: null },
        screenshot: null,
        screenshotBefore: null,
        source: 'interpreter',
      },
    );
  });

  it('records when the page was changed last', async () => {
    page.run.history.lastActionAt = null;
    await executeSentence(page.run, 'Wait 0 seconds');
    await executeSentence(page.run, 'The page shows "Shop"');
    assert.equal(page.run.history.lastActionAt, null);
    await executeSentence(page.run, 'Click "Buy"');
    assert.ok(page.run.history.lastActionAt !== null);
  });

  it('fails for an unknown value, which it shows as written', async () => {
    const { action, sentence } = await executeCommand(page.run, click('{{unknown}}'));
    assert.equal(action.description, 'Click the "{{unknown}}" button');
    assert.match(sentence, /^There is no value named \{\{unknown\}\}\./);
  });

  it('uses given elements instead of resolving targets', async () => {
    const given = { target: page.page.locator('#outside') };
    const { sentence, action } = await executeCommand(
      { ...page.run, timing: FAILING },
      { kind: 'scrollTo', target: target('Side', 'text') },
      given,
    );
    assert.equal(action.isSuccessful, false);
    assert.equal(sentence, 'The "Side" text does not come into view.');
    const button = { target: page.page.getByRole('button', { name: 'Save' }) };
    await executeCommand(page.run, click('Keep'), button);
    assert.equal(await page.page.locator('#note').textContent(), 'Saved');
  });

  it('lets no secret into any text', async () => {
    page.run.window.takesScreenshots = true;
    const type = (text: string, name: string): Command => ({
      kind: 'type',
      text,
      target: target(name),
      enter: false,
    });
    const run = { ...page.run, timing: FAILING };
    const results = [
      await executeCommand(run, { kind: 'shows', text: '{{token}}', negated: false, place: null }),
      await executeCommand(run, type('{{token}}', 'Password')),
      await executeCommand(run, type('{{token}}', 'Token')),
      await executeCommand(run, type('hunter2', 'Password')),
      await executeCommand(run, click('{{token}}')),
    ];
    const texts = results.flatMap(({ action, sentence }) => [action.description, sentence]);
    assert.deepEqual(texts.slice(2, 8), [
      'Type "••••" into "Password"',
      'Typed "••••" into the field "Password".',
      'Type "••••" into "Token"',
      'The field "Token" holds something else than was typed.',
      'Type "••••" into "Password"',
      'Typed "••••" into the field "Password".',
    ]);
    for (const text of texts) assert.doesNotMatch(text, /tok-|hunter/u);
    // The field was black before anything was in it.
    const style = await page.page.locator('#token').getAttribute('style');
    assert.match(style ?? '', /background: rgb\(0, 0, 0\) !important/u);
  });

  it('takes one screenshot for an action and for what is seen then', async () => {
    page.run.window.takesScreenshots = true;
    const clicked = await executeCommand(page.run, click('Buy'));
    const seen = await executeCommand(page.run, {
      kind: 'page',
      property: 'title',
      comparison: 'is',
      text: 'Bought',
      negated: false,
    });
    const [first, second] = [await clicked.action.screenshot, await seen.action.screenshot];
    assert.ok(first && second?.equals(first) && clicked.action.screenshotBefore);
    assert.ok(clicked.action.element?.box);
    assert.equal(seen.action.screenshotBefore, null);
  });

  it('gives the attached file to a field, or to what opens a file chooser', async () => {
    assert.equal(
      await executeSentence(page.run, 'Upload the attached file to "Photo"'),
      'Uploaded "plan.txt" to the field "Photo".',
    );
    assert.equal(await page.page.evaluate('photo.files[0].name + photo.files[0].type'), 'plan.txttext/plain');
    await executeSentence(page.run, 'Upload "plan.txt" to the "Choose a file" button');
    assert.equal(await page.page.locator('#note').textContent(), 'Got plan.txt');
    assert.match(
      await failureOf(page.run, 'Upload the attached file to "Buy"'),
      /could not be given the file|opened no file chooser/,
    );
    assert.equal(
      await failureOf(page.run, 'Upload "other.txt" to "Photo"'),
      'The attached file is called "plan.txt", not "other.txt".',
    );
    page.run.attachment = undefined;
    assert.match(
      await failureOf(page.run, 'Upload the attached file to "Photo"'),
      /^This test has no attached file\./,
    );
  });

  it('fails if the field does not keep the file', async () => {
    assert.match(
      await failureOf(page.run, 'Upload the attached file to "Emptied"'),
      /does not keep the file\.$/,
    );
  });

  it('gives it to a field that is emptied again where the page lists it in a field of its own', async () => {
    assert.equal(
      await executeSentence(page.run, 'Upload the attached file to "Gathered"'),
      'Uploaded "plan.txt" to the field "Gathered".',
    );
  });

  it('remembers the one value that a name labels', async () => {
    assert.equal(
      await executeSentence(page.run, 'Remember "Total" as total'),
      'Remembered "$12.00" as {{total}}.',
    );
    assert.equal(page.run.values.get('total'), '$12.00');
    await page.page.locator('#password').fill('hunter2');
    assert.equal(
      await executeSentence(page.run, 'Remember "Password" as word'),
      'Remembered "••••" as {{word}}.',
    );
    assert.match(await failureOf(page.run, 'Remember "Ref" as ref'), /"Ref" is meant: "1", "2"\./);
    assert.match(await failureOf(page.run, 'Remember "Sum" as sum'), /"Sum"/);
    assert.equal(page.run.values.get('ref'), undefined);
  });

  it('waits until an assertion is true', async () => {
    await page.page.evaluate("setTimeout(() => { note.textContent = 'Ready' }, 600)");
    assert.match(await executeSentence(page.run, 'Wait until the page shows "Ready"'), /"Ready"/);
  });

  it('is of a known type, whatever its kind', () => {
    const kinds = [...JSON.stringify(commandSchema()).matchAll(/"kind":\{"const":"(\w+)"/gu)].map(
      ([, kind]) => kind,
    );
    assert.ok(kinds.length > 30);
    for (const kind of kinds) assert.ok(actionType({ kind } as Command), kind);
  });
});
