import type { Purpose, Target } from 'shared/step-language';
import { find, type Leniency } from '../resolve/find.ts';
import { Unknown, type PageReader } from '../resolve/page-reader.ts';

/** The elements that a target matches; none where a model cannot tell, so that nothing is named by it. */
export function matchesOf<N>(
  page: PageReader<N>,
  target: Target,
  purpose: Purpose,
  leniency?: Leniency,
): N[] {
  try {
    return find(page, target, purpose, leniency);
  } catch (error) {
    if (error instanceof Unknown) return [];
    throw error;
  }
}

/** Whether a target matches only this element. */
export function isAlone<N>(
  page: PageReader<N>,
  target: Target,
  node: N,
  purpose: Purpose,
  leniency?: Leniency,
): boolean {
  const [first, ...others] = matchesOf(page, target, purpose, leniency);
  return first === node && others.length === 0;
}
