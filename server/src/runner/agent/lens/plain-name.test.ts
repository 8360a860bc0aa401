import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { findChromium } from '../../../platform/chromium.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { traitsOf } from '../finding/traits.ts';

/** Each with the name that is plain to see; null: it is not. */
const CONTROLS: [html: string, name: string | null][] = [
  ['<button>  Buy\n now </button>', 'Buy now'],
  ['<button aria-label="Close the dialog">×</button>', 'Close the dialog'],
  ['<button aria-label="  ">Open</button>', 'Open'],
  ['<button><b>Save</b> all</button>', null],
  ['<button title="Undo"></button>', null],
  ['<button aria-labelledby="elsewhere">Text</button><i id="elsewhere">Other</i>', null],
  ['<a href="#">Lamps &amp; bulbs</a>', 'Lamps & bulbs'],
  ['<a>No link</a>', null],
  ['<a href="#"><img alt="Home"></a>', null],
  ['<input type="submit" value="Send">', 'Send'],
  ['<label for="x">Email *</label><input id="x" type="email">', 'Email *'],
  ['<label>Town <input></label>', 'Town'],
  ['<label>Town <em>of birth</em> <input></label>', null],
  ['<label>One <input id="y"></label><label for="y">Two</label>', null],
  ['<label>Search <input type="search"></label>', 'Search'],
  ['<label>Pieces <input type="number"></label>', 'Pieces'],
  ['<label>City <input list="cities"></label><datalist id="cities"></datalist>', null],
  ['<input placeholder="Name">', null],
  ['<label>Size <select><option>S<option>M</select></label>', 'Size'],
  ['<label>Sizes <select multiple><option>S</select></label>', null],
  ['<label><input type="checkbox"> Terms</label>', 'Terms'],
  ['<label>Note <textarea>typed</textarea></label>', 'Note'],
  ['<button role="switch">Dark</button>', null],
];

describe('The name that is plain to see', () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
    page = await browser.newPage();
  });
  after(() => browser?.close());

  for (const [html, name] of CONTROLS)
    it(`is ${name === null ? 'left to others' : `"${name}"`} of ${html}`, async () => {
      await page.setContent(html);
      const control = page.locator('button, a, input, select, textarea').first();
      const { plainName } = await traitsOf(control);
      assert.equal(plainName?.name ?? null, name);
      if (plainName)
        assert.ok((await control.ariaSnapshot()).startsWith(`- ${plainName.role} "${plainName.name}"`));
    });
});
