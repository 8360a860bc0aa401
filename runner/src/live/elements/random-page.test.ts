import { matchAll, resolveOne } from '../../resolve/resolve.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { printCommand, printTarget, type Purpose } from 'shared/step-language';
import { checkModel, checkName, modelOf } from '../../resolve/testing/check-model.ts';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { elementAt } from './element-at.ts';
import { nameLiveElement } from './name-live-element.ts';

const SEEDS = 2;
const POINTS = 30;

/** Mulberry32: the same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page of nested boxes with few different names, so that most names occur several times. */
function randomPage(next: () => number): string {
  const WORDS = ['Save', 'Edit', 'Total', 'Ann', 'Delete all', '30', 'Orders', 'Name'];
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const word = () => pick(WORDS);
  const leaf = () =>
    pick([
      () => `<button>${word()}</button>`,
      () =>
        `<button aria-label="${word()}"><svg width="16" height="16"><rect width="16" height="16"/></svg></button>`,
      () => `<a href="#">${word()}</a>`,
      () => `<label>${word()} <input></label>`,
      () => `<input placeholder="${word()}">`,
      () => `<label><input type="checkbox"> ${word()}</label>`,
      () => `<select aria-label="${word()}"><option>${word()}</option></select>`,
      () => `<p>${word()} <b>${word()}</b></p>`,
      () => `<h3>${word()}</h3>`,
      () => `<span title="${word()}" style="display:inline-block;width:12px;height:12px"></span>`,
      () => `<img alt="${word()}" width="20" height="20">`,
      () =>
        `<div style="cursor:pointer"><i style="display:inline-block;width:9px;height:9px"></i><span>${word()}</span></div>`,
      () => `<input type="checkbox">`,
      () => `<textarea></textarea>`,
    ])();
  const box = (depth: number): string => {
    const inside = () => Array.from({ length: 2 + Math.floor(next() * 2) }, () => node(depth - 1)).join(' ');
    return pick([
      () => `<div>${inside()}</div>`,
      () => `<section aria-label="${word()}">${inside()}</section>`,
      () => `<section><h2>${word()}</h2>${inside()}</section>`,
      () => `<ul><li>${inside()}</li><li>${inside()}</li></ul>`,
      () =>
        `<table><tr><th>${word()}</th><th>${word()}</th></tr><tr><td>${word()}</td><td>${inside()}</td></tr><tr><td>${word()}</td><td>${inside()}</td></tr></table>`,
      () => `<form aria-label="${word()}">${inside()}</form>`,
      () => `<x-box><template shadowrootmode="open">${inside()}<slot></slot></template>${leaf()}</x-box>`,
      () =>
        `<iframe title="${word()}" height="150" srcdoc="${inside().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
    ])();
  };
  const node = (depth: number): string => (depth === 0 || next() < 0.3 ? leaf() : box(depth));
  return `<body style="margin:0;columns:3">${Array.from({ length: 6 }, () => box(2)).join('')}</body>`;
}

describe('names of elements on generated pages', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('');
    await page.page.setViewportSize({ width: 1280, height: 1200 });
  });
  after(() => page.close());

  for (let seed = 1; seed <= SEEDS; seed++)
    it(`means exactly the element, on page ${seed}`, async (test) => {
      const next = random(seed);
      await page.page.setContent(randomPage(next));
      const model = await modelOf(page.run);
      const height = await page.page.evaluate(() => document.body.scrollHeight);
      let asked = 0;
      let named = 0;
      let compared = 0;
      for (let point = 0; point < POINTS; point++) {
        const element = await elementAt(page.run, { x: next() * 1280, y: next() * height });
        if (!element) continue;
        const purposes: Purpose[] = element.kind === 'field' ? ['field', 'any'] : ['click', 'any'];
        for (const purpose of purposes) {
          asked++;
          const target = await nameLiveElement(page.run, element, purpose);
          if (!target) {
            test.diagnostic(`no name (${purpose}): ${element.description} ${element.tag}`);
            continue;
          }
          named++;
          const match = await resolveOne(page.run, target, purpose, { limit: 1 });
          const sentence = printCommand({ kind: 'hover', target });
          assert.equal(await match.locator.and(element.locator).count(), 1, sentence);
          if (purpose !== 'any') continue;
          const all = await matchAll(page.run, target, 'any');
          assert.equal(all.length, 1, `assertions about ${printTarget(target)}`);
          await checkModel(model, target, 'any', all);
          if (checkName(model, target, 'any')) compared++;
        }
      }
      assert.ok(asked >= 6 && named > 0.8 * asked, `${named} of ${asked} have names`);
      // How many depends on where fonts put the elements.
      assert.ok(compared > 0, 'some names were compared with the model’s');
    });
});
