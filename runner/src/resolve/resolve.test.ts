import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Place } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { nearestFirst } from '../core/nearest.ts';
import { matchAll, resolveOne, whatIsThere } from './resolve.ts';
import { searchRegions } from './search.ts';
import { targetOf } from './testing/describe-targets.ts';

const HTML = `
  <h1>Shop</h1>
  <label>Name * <input id="name" value="hunter2"></label><input id="bare" value="hunter2">
  <select aria-label="Size"><option>S</option></select><input role="combobox" aria-label="City">
  <button hidden>Publish</button><button>Save</button>
  <section aria-label="Left" id="left"><p>one</p></section><section aria-label="Right" id="right"><p>two</p></section>
  <h2>Flat</h2><p id="flat-1">three</p><p id="flat-2">four</p><h2>Next</h2><p>five</p>
  <iframe title="Card" srcdoc="<p id='framed'>six</p><button>Save</button>"></iframe>
  <table><tr><td>A-1</td></tr></table>`;

describe('the resolver', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(HTML);
    await page.page.frameLocator('iframe').locator('#framed').waitFor();
  });
  after(() => page.close());

  it('describes elements without what stands in them', async () => {
    const descriptions = async (words: string) =>
      (await matchAll(page.run, targetOf(words), 'any')).map(({ description }) => description);
    assert.deepEqual(await descriptions('"Name"'), ['field "Name"']);
    assert.deepEqual(await descriptions('the 2nd field'), ['field']);
    assert.deepEqual(await descriptions('"Size"'), ['dropdown "Size"']);
    assert.deepEqual(await descriptions('"City"'), ['field "City"']);
    assert.deepEqual(await descriptions('the 1st row'), ['row "A-1"']);
    assert.deepEqual(await descriptions('"four"'), ['text "four"']);
  });

  it('finds what is hidden only if that is asked for', async () => {
    const target = targetOf('the "Publish" button');
    assert.deepEqual(await matchAll(page.run, target, 'click'), []);
    const [match] = await matchAll(page.run, target, 'click', { hidden: true });
    assert.equal(match?.description, 'button "Publish"');
  });

  it('knows where an element is, but not in a frame', async () => {
    const { box } = await resolveOne(page.run, targetOf('"Size"'), 'dropdown');
    assert.deepEqual(box, await page.page.locator('select').boundingBox());
    const framed = await resolveOne(page.run, targetOf('"Save" in the "Card" frame'), 'click');
    assert.equal(framed.box, null);
    assert.equal(await framed.locator.textContent(), 'Save');
  });

  it('takes links of one name to one address for one, unless a step counts them', async () => {
    const links = await openSentencePage(
      `<header><a href="/contact" id="first">Contact</a> <a href="/a">News</a> <a href="#">Top</a></header>
      <footer><a href="/contact" id="second">Contact</a> <a href="/b">News</a> <a href="#">Top</a></footer>`,
    );
    const idOf = async (words: string) =>
      (await resolveOne(links.run, targetOf(words), 'click')).locator.evaluate(({ id }) => id);
    assert.equal(await idOf('"Contact"'), 'first');
    assert.equal(await idOf('the 2nd "Contact" link'), 'second');
    await assert.rejects(idOf('"News"'), /2 elements are called/u);
    await assert.rejects(idOf('"Top"'), /2 elements are called/u);
    await links.close();
  });

  it('says which one is meant where one of several stands in a frame', async () => {
    const target = targetOf('the "Save" button');
    const run = { ...page.run, written: { kind: 'hover' as const, target } };
    await assert.rejects(resolveOne(run, target, 'click', { limit: 0 }), {
      message:
        /^2 elements are called "Save": .* Say which one: Hover over the 1st "Save" button · Hover over the "Save" button next to "six"$/u,
    });
  });

  const PLACES: [words: string, relation: Place['relation'], texts: string[]][] = [
    ['the "Left" section', 'in', ['one']],
    ['the "Flat" section', 'in', ['three', 'four']],
    ['the "Flat" heading', 'under', ['three', 'four']],
    ['the "Nowhere" section', 'in', []],
    ['the "Card" frame', 'in', ['sixSave']],
    ['the 1st row', 'in', ['A-1']],
  ];
  for (const [words, relation, texts] of PLACES)
    it(`finds what stands ${relation} ${words}`, async () => {
      const scopes = (
        await searchRegions(page.run.window.page(), { relation, target: targetOf(words) })
      ).flat();
      assert.deepEqual(
        await Promise.all(
          scopes.map((scope) =>
            scope
              .locator('xpath=.')
              .innerText()
              .then((text) => text.replace(/\s+/gu, '')),
          ),
        ),
        texts,
      );
    });

  it('takes the page and its frames where there is no place', async () => {
    const scopes = (await searchRegions(page.run.window.page(), null)).flat();
    const texts = await Promise.all(scopes.map((scope) => scope.innerText()));
    assert.equal(texts.length, 2);
    assert.match(texts[0] ?? '', /^Shop\b/u);
    assert.match(texts[1] ?? '', /^six\b/u);
  });

  it('describes what is on the page', async () => {
    assert.equal(
      await whatIsThere(page.run, targetOf('the "Middle" section')),
      'There is no section "Middle". Sections on this page: "Left", "Right".',
    );
    assert.match(
      await whatIsThere(page.run, targetOf('"Sav"')),
      /^There is no element "Sav"\. Names on this page: "Save", /u,
    );
  });
});

describe('names that are near', () => {
  it('come first', () => {
    assert.deepEqual(nearestFirst(['Print', 'Save as', 'Cave', 'Save'], 'save').slice(0, 2), [
      'Save',
      'Save as',
    ]);
    assert.deepEqual(nearestFirst(['b', 'a'], 'zzz'), ['b', 'a']);
  });
});
