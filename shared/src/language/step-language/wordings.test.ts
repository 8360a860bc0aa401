/** @jest-environment node */
import { readStep } from './read-step.ts';
import { readStepWithSuggestions } from './suggest.ts';
import { SHOP_PAGE } from './testing/shop-page.ts';
import { SUGGESTED, SUGGESTED_ON_PAGE, UNDERSTOOD } from './testing/wordings.ts';

/*
 * What people write, by the rules of the normaliser and of the suggestions: each rule is needed by at least two sentences here or in the
 * tests beside it. A rule may be replaced by a more general one; a wording may not be lost.
 */

describe.each(Object.entries(UNDERSTOOD))('%s', (_, wordings) => {
  it.each(wordings)('%s → %s', (text, sentence) => {
    expect(readStep(text)).toMatchObject({ state: 'normalised', sentence });
  });
});

describe.each([
  ...Object.entries(SUGGESTED).map(([about, wordings]) => [about, wordings, undefined] as const),
  ...Object.entries(SUGGESTED_ON_PAGE).map(([about, wordings]) => [about, wordings, SHOP_PAGE] as const),
])('suggested: %s', (_, wordings, page) => {
  it.each(wordings)('%s → %s', (text, sentences) => {
    const { command, suggestions } = readStepWithSuggestions(text, undefined, page);
    expect(command).toBeNull();
    expect(suggestions[0]?.sentences.join(' / ')).toBe(sentences);
  });
});
