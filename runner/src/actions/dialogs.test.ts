import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Command } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { GENEROUS } from '../testing/timings.ts';
import { failureOf, executeSentence } from './testing/execute-sentence.ts';
import { executeCommand } from './execute-command.ts';

const PAGE = `<title>Start</title>
  <button onclick="document.title = confirm('Delete invoice?') ? 'Deleted' : 'Kept'">Delete</button>
  <button onclick="document.title = prompt('New name', 'Draft') ?? 'Nothing'">Rename</button>
  <button onclick="alert('Saved'); document.title += '!'">Save</button>
  <button onclick="if (confirm('Sure?')) { alert('Gone'); document.title = 'Gone' }">Erase</button>
  <button onclick="setTimeout(() => alert('Time is up'), 400)">Start timer</button>
  <label><input type="checkbox" id="news" onclick="return confirm('Subscribe?')"> News</label>
  <label>Name <input oninput="if (this.value === 'bad') alert('Bad name')" onkeydown="if (event.key === 'Enter') document.title = 'Sent'"></label>
  <div role="dialog" aria-label="Cookies"><button>Agree</button></div>`;

describe('browser dialogs', () => {
  let page: SentencePage;
  const title = () => page.page.title();

  before(async () => {
    page = await openSentencePage('');
    page.run.window.takesScreenshots = true;
  });
  after(() => page.close());
  beforeEach(async () => {
    await page.run.window.dialogs.dismissAll();
    await page.page.setContent(PAGE);
  });

  it('stay open until a step answers them', async () => {
    assert.equal(
      await executeSentence(page.run, 'Click "Delete"'),
      'The page asks "Delete invoice?" in a browser dialog.',
    );
    assert.equal(
      await executeSentence(page.run, 'The browser dialog says "Delete invoice?"'),
      'The browser dialog says "Delete invoice?".',
    );
    assert.equal(
      await executeSentence(page.run, 'Accept the dialog'),
      'The dialog "Delete invoice?" was accepted.',
    );
    assert.equal(await title(), 'Deleted');
    await executeSentence(page.run, 'Click "Delete"');
    assert.equal(
      await executeSentence(page.run, 'Dismiss the dialog'),
      'The dialog "Delete invoice?" was dismissed.',
    );
    assert.equal(await title(), 'Kept');
  });

  it('take a text where they ask for one', async () => {
    await executeSentence(page.run, 'Click "Rename"');
    assert.equal(
      await executeSentence(page.run, 'Answer the dialog with "Bill"'),
      'The dialog "New name" was accepted with "Bill".',
    );
    assert.equal(await title(), 'Bill');
    await executeSentence(page.run, 'Click "Rename"');
    await executeSentence(page.run, 'Accept the dialog');
    assert.equal(await title(), 'Draft');
    await executeSentence(page.run, 'Click "Delete"');
    assert.match(
      await failureOf(page.run, 'Answer the dialog with "Bill"'),
      /^The page asks "Delete invoice\?" .* It takes no text\. Write: /,
    );
  });

  it('fail every other command while they are open', async () => {
    await executeSentence(page.run, 'Click "Delete"');
    const advice =
      'The page asks "Delete invoice?" in a browser dialog. Write: Accept the dialog / Dismiss the dialog.';
    for (const step of [
      'Click "Save"',
      'Scroll down',
      'Go to "/cart"',
      'Wait 1 second',
      'The page shows "Name"',
    ])
      assert.equal(await failureOf(page.run, step), advice);
    await executeSentence(page.run, 'Accept the dialog');
    await executeSentence(page.run, 'Click "Save"');
    assert.equal(
      await failureOf(page.run, 'Go back'),
      'The page says "Saved" in a browser dialog. Write: Accept the dialog.',
    );
  });

  it('follow one another', async () => {
    await executeSentence(page.run, 'Click "Erase"');
    assert.equal(
      await executeSentence(page.run, 'Accept the dialog'),
      'The dialog "Sure?" was accepted. The page says "Gone" in a browser dialog.',
    );
    await executeSentence(page.run, 'Accept the dialog');
    assert.equal(await title(), 'Gone');
  });

  it('are waited for', async () => {
    await executeSentence(page.run, 'Click "Start timer"');
    assert.equal(
      await executeSentence(page.run, 'Accept the dialog'),
      'The dialog "Time is up" was accepted.',
    );
    await executeSentence(page.run, 'Click "Start timer"');
    assert.match(
      await executeSentence(page.run, 'Wait until the browser dialog says "Time is up"'),
      /"Time is up"/,
    );
    await executeSentence(page.run, 'Accept the dialog');
    assert.equal(
      await failureOf(page.run, 'Accept the dialog'),
      'There is no browser dialog to answer. The page shows a dialog of its own. Click one of its buttons: "Agree".',
    );
  });

  it('interrupt what waits for the page', async () => {
    await executeSentence(page.run, 'Click "Start timer"');
    assert.match(
      await failureOf(page.run, 'Wait until the page shows "Never"', GENEROUS),
      /^The page says "Time is up"/,
    );
  });

  it('do not end an action of which something is left to do', async () => {
    assert.match(
      await failureOf(page.run, 'Click "Delete" 3 times'),
      /^The page asks "Delete invoice\?" in a browser dialog\. It opened before all of the step was done\. Write: /,
    );
    await executeSentence(page.run, 'Dismiss the dialog');
    assert.match(
      await failureOf(page.run, 'Type "bad" into "Name" and press Enter'),
      /It opened before all of the step was done/,
    );
    await executeSentence(page.run, 'Accept the dialog');
    await executeSentence(page.run, 'Wait 0.5 seconds');
    assert.equal(await title(), 'Kept');
  });

  it('leave it to the answer whether a box is ticked', async () => {
    assert.equal(
      await executeSentence(page.run, 'Tick "News"'),
      'The page asks "Subscribe?" in a browser dialog.',
    );
    await executeSentence(page.run, 'Accept the dialog');
    assert.equal(await page.page.locator('#news').isChecked(), true);
  });

  it('are on no screenshot', async () => {
    const click: Command = {
      kind: 'click',
      gesture: 'click',
      target: { name: 'Delete', kind: 'button', ordinal: null, place: null },
      times: 1,
    };
    const opened = await executeCommand(page.run, click);
    assert.equal(await opened.action.screenshot, null);
    assert.ok(opened.action.screenshotBefore && opened.action.isSuccessful);
    assert.deepEqual(opened.action.element?.description, 'button "Delete"');
    const answered = await executeCommand(page.run, { kind: 'dialog', accept: true, text: null });
    assert.ok(await answered.action.screenshot);
  });

  it('do not keep a window from being closed', async () => {
    const other = await openSentencePage(PAGE);
    await executeSentence(other.run, 'Click "Erase"');
    await other.close();
    assert.equal(other.page.isClosed(), true);
  });
});
