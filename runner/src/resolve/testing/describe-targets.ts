import { matchAll } from '../resolve.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PageModel } from 'shared/page-model';
import { readStep, type Target, type Purpose } from 'shared/step-language';
import { checkModel, modelOf } from './check-model.ts';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';

/** A target as a step writes it, e.g. `the "Ship" button in the row of "A-101"`. */
export function targetOf(words: string): Target {
  const { command, problem } = readStep(`Hover over ${words}`);
  assert.ok(command?.kind === 'hover', `${words} is no target: ${problem?.message}`);
  return command.target;
}

/**
 * Tests which elements targets name on a page, and that a model of the page does not say otherwise.
 * @param expected for each purpose, targets with the ids of the elements that they name, in order, separated by spaces
 */
export function describeTargets(
  title: string,
  html: string,
  expected: Partial<Record<Purpose, Record<string, string>>>,
): void {
  describe(title, () => {
    let page: SentencePage;
    let model: PageModel;
    before(async () => {
      page = await openSentencePage(html);
      model = await modelOf(page.run);
    });
    after(() => page.close());

    for (const [purpose, targets] of Object.entries(expected))
      for (const [words, ids] of Object.entries(targets))
        it(`finds ${words} (${purpose}): ${ids || 'none'}`, async () => {
          const target = targetOf(words);
          const matches = await matchAll(page.run, target, purpose as Purpose);
          const found = await Promise.all(matches.map(({ locator }) => locator.evaluate(({ id }) => id)));
          assert.equal(found.join(' '), ids);
          await checkModel(model, target, purpose as Purpose, matches);
        });
  });
}
