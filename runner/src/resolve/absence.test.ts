import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Target, Purpose } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { comparableText } from 'shared/step-language/normal-text';
import { describeAbsence, type Absence } from './absence.ts';
import { inspectTarget } from './inspect-target.ts';

/** Few names, most of them spellings of one, so that they meet. */
const NAMES = ['Save', 'save', 'Save:', 'Sa\u00ADve', 'Save all', 'Ann’s', "Ann's", 'Cafe\u0301', 'Café'];
const name = fc.constantFrom(...NAMES);

const key = (text: string) =>
  comparableText(text)
    .toLowerCase()
    .replace(/[\s*:]+$/u, '');

/** What a failure says is missing, and whether it says the opposite as well. */
function contradictionIn(message: string): string | null {
  const [, what = '', missing] = /^There (?:is|was) no ([^".]+?) ?"([^"]+)"/u.exec(message) ?? [];
  if (missing === undefined) return null;
  const [, list = ''] = /: (".+?)(?: and \d+ more)?\.(?: "| For what|$)/u.exec(message) ?? [];
  const listed = [...list.matchAll(/"([^"]+)"/gu)].map(([, one = '']) => one);
  const isListed = listed.some((one) => key(one) === key(missing));
  const others = [...message.matchAll(/There is an? ([^".]+?) "([^"]+)"/gu)];
  const isThere = others.some(([, kind, one = '']) => kind === what && key(one) === key(missing));
  return isListed || isThere ? message : null;
}

describe('what a failure says is missing', () => {
  it('is in none of its other sentences', () => {
    const kind = fc.constantFrom('button' as const, 'link' as const, 'field' as const);
    const absence: fc.Arbitrary<Absence> = fc
      .record({
        kind: fc.option(kind),
        name,
        isLate: fc.boolean(),
        isHidden: fc.boolean(),
        isBlocked: fc.boolean(),
        where: fc.constantFrom('there' as const, 'on this page' as const),
        others: fc.array(fc.record({ kind, name })),
        names: fc.array(name),
        unnamed: fc.nat(2),
      })
      .map((rest) => ({ ...rest, what: `${rest.kind ?? 'element'} "${rest.name}"`, many: 'Buttons' }));
    fc.assert(
      fc.property(absence, (one) => {
        const message = describeAbsence(one).join(' ');
        assert.equal(contradictionIn(message), null);
        // Nor does it say that there is nothing of a kind of which there is something.
        if (one.names.length > 0 || one.unnamed > 0)
          assert.doesNotMatch(message, /There are no|Nothing of that sort/u);
      }),
      { numRuns: 500 },
    );
  });

  it('says which element is meant that shows the text without being called so', () => {
    const base = {
      many: 'Dialogs',
      kind: 'dialog' as const,
      where: 'on this page' as const,
      others: [],
      unnamed: 0,
    };
    const flags = { isLate: false, isHidden: false, isBlocked: false };
    assert.deepEqual(
      describeAbsence({ ...base, ...flags, what: 'dialog "Save"', name: 'Save', names: ['save', 'Open'] }),
      [
        'There is no dialog "Save".',
        'Dialogs on this page: "Open".',
        '"Save" is a text in one of them, but not its name.',
      ],
    );
  });
});

/** A small page: what a name stands on, and what is around it. */
const piece = fc
  .tuple(fc.nat(15), name, name)
  .map(
    ([form, one, other]) =>
      [
        `<button>${one}</button>`,
        `<button aria-label="${one}">${other}</button>`,
        `<button hidden>${one}</button>`,
        `<button title="${one}">${other}</button>`,
        `<a href="#">${one}</a>`,
        `<label>${one} <input aria-label="${other}"></label>`,
        `<input placeholder="${one}" aria-label="${other}">`,
        `<p>${one}</p>`,
        `<h2>${one}</h2>`,
        `<section><h2>${one}</h2><button>${other}</button></section>`,
        `<ul><li>${one}</li><li>${other}</li></ul>`,
        `<table><tr><th>${one}</th><th>x</th></tr><tr><td>${other}</td><td><button>${one}</button></td></tr></table>`,
        `<div role="dialog"><p>${one}</p></div>`,
        `<div role="dialog" aria-modal="true" style="position: fixed; inset: 0; background: white"><button>${one}</button></div>`,
        `<select aria-label="${one}"><option>${other}</option></select>`,
        `<iframe title="${one}" srcdoc="<button>${other}</button>"></iframe>`,
      ][form] ?? '',
  );

const kind = fc.constantFrom(
  ...([
    null,
    'button',
    'link',
    'field',
    'dialog',
    'row',
    'list',
    'item',
    'text',
    'section',
    'heading',
  ] as const),
);
const withoutPlace: fc.Arbitrary<Target> = fc.record({
  name: fc.oneof(name, fc.constant('Delete')),
  kind,
  ordinal: fc.constantFrom(null, null, null, 1, 3, -1),
  place: fc.constant(null),
});
const target: fc.Arbitrary<Target> = fc.oneof(
  withoutPlace,
  fc
    .tuple(withoutPlace, fc.constantFrom('in' as const, 'under' as const, 'next to' as const), withoutPlace)
    .map(([inner, relation, outer]) => ({
      ...inner,
      place: { relation, target: { ...outer, ordinal: null } },
    })),
);
const purpose = fc.constantFrom<Purpose>('click', 'field', 'dropdown', 'toggle', 'any');

describe('what a failure says of a page', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<p>Empty</p>');
  });
  after(() => page.close());

  it('is no contradiction', async () => {
    const missing = new Set<string>();
    const pages = fc.array(piece, { minLength: 1, maxLength: 6 });
    const targets = fc.array(fc.tuple(target, purpose), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(pages, targets, async (pieces, all) => {
        await page.page.setContent(pieces.join('\n'));
        for (const [one, purpose] of all) {
          const { matches, message } = await inspectTarget(page.run, one, purpose);
          assert.equal(message === null, matches.length === 1);
          if (matches.length > 0) continue;
          missing.add(message ?? '');
          assert.equal(contradictionIn(message ?? ''), null);
          // It is there, and was there when it was looked for.
          assert.doesNotMatch(message ?? '', /in time/u);
        }
      }),
      { numRuns: 20, seed: 1 },
    );
    assert.ok(missing.size > 50, `only ${missing.size} different failures were seen`);
  });

  const LABELLED = `<button>Buy</button><h2>Orders</h2><p>Open Monday</p><p>Milk</p><p id="far">Bread</p>
    <dialog id="ask"><button>Yes</button></dialog><script>ask.showModal()</script>`;
  const CASES: [sentence: string, because: RegExp][] = [
    ['"Buy" is checked', /^There is no checkbox, radio button or switch "Buy"\./u],
    ['The placeholder of "Buy" is "x"', /^There is no field "Buy"\./u],
    ['"Orders" is sorted', /^There is no list "Orders"\. There is a heading "Orders"\./u],
    ['Remember "Open Monday" as day', /^Text "Open Monday" has no value/u],
    [
      'Click the "Buy" button',
      /^There is no button "Buy"\. It is on the page, but covered, as by an open dialog\./u,
    ],
    ['There is no "Yes" button in "Milk"', /^"Milk" is on the page, but nothing is in it: /u],
    ['The page shows "Buy" under "Milk"', /, but nothing is in it: .+ write below "Milk"\.$/u],
    [
      'The page shows "Buy" in the "Orders" table',
      /^There is no table "Orders"\. .+ write below "Orders"\.$/u,
    ],
    ['Select "Kg" in "Orders"', /^There is no dropdown "Orders"\. There is a heading "Orders"\./u],
  ];
  for (const [sentence, because] of CASES)
    it(`says of ${sentence} what is there`, async () => {
      await page.page.setContent(LABELLED);
      await assert.rejects(page.executeSentence(sentence, FAILING), (error: Error) => {
        assert.match(error.message, because);
        assert.equal(contradictionIn(error.message), null);
        return true;
      });
    });

  it('holds for a text that is not next to another', async () => {
    await page.page.setContent('<ul><li><i>Milk</i> <b>2 l</b></li><li><i>Bread</i> <b>1 kg</b></li></ul>');
    await page.executeSentence('The page does not show "1 kg" next to "Milk"', FAILING);
    await assert.rejects(page.executeSentence('The page shows "1 kg" next to "Milk"', FAILING), {
      message: 'The page does not show "1 kg" next to "Milk".',
    });
  });
});
