import { nameDistance } from 'shared/step-language';
import { isAcceptable } from './acceptable-text.ts';
import type { PageModel } from './page-model.ts';
import { textLeaves } from './text-leaves.ts';

/** A text that is further away than this says something else. */
const MAX_DISTANCE = 0.4;
/** By how much any other text must be further away. */
const MIN_LEAD = 0.25;

/** The text of a page that clearly is nearest to one that it does not show, with the same numbers; null: there is none. */
export function nearestText(text: string, page: PageModel): string | null {
  const texts = new Set(
    textLeaves(page)
      .map((leaf) => leaf.text)
      .filter(isAcceptable),
  );
  const [nearest, next] = [...texts]
    .map((one) => ({ text: one, distance: nameDistance(text, one) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > MAX_DISTANCE) return null;
  if (next && next.distance < nearest.distance + MIN_LEAD) return null;
  const numbersOf = (words: string) => (words.match(/\d+/gu) ?? []).join(' ');
  return numbersOf(nearest.text) === numbersOf(text) ? nearest.text : null;
}
