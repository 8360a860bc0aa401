import { ATTRIBUTES } from './attributes.ts';
import { CONTRASTS } from './contrasts.ts';
import { LISTED } from './listed.ts';
import { ON_PAGES } from './on-pages.ts';
import { SEQUENCES } from './sequences.ts';
import { TALLIES } from './tallies.ts';

const SENTENCES = [...ATTRIBUTES, ...ON_PAGES, ...LISTED, ...SEQUENCES, ...TALLIES, ...CONTRASTS];

/** "Both the Save and Cancel buttons" are named. */
const LISTED_NAMES = /^both .+ and .+ (?:is|shows?|says?|contains?|has) /iu;

/** What a statement says of an order or a number of things, in plainer statements; null where it says no such thing. */
export function severalFacts(statement: string): string[] | null {
  if (LISTED_NAMES.test(statement)) return null;
  for (const [wording, say] of SENTENCES) {
    const gaps = wording.exec(statement)?.slice(1);
    const facts = gaps && say(...(gaps as string[]));
    if (facts) return facts;
  }
  return null;
}
