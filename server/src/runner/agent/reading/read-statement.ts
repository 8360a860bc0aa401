import type { Check } from '../check.ts';
import { firstReading, type Rule } from './rule.ts';
import { isQuotation } from './shield.ts';
import { NUMBER } from './statements/amounts.ts';
import { ABILITIES_OF_THINGS } from './statements/abilities.ts';
import { ARRANGEMENT } from './statements/arrangement.ts';
import { COLOURS } from './statements/colours.ts';
import { COMPARISONS } from './statements/comparisons.ts';
import { COUNTS } from './statements/counts.ts';
import { PAGE_STATEMENTS } from './statements/page.ts';
import { shownOrHidden, text } from './statements/shown.ts';
import { SHOWN_STATEMENTS } from './statements/shown-statements.ts';
import { STATE_STATEMENTS } from './statements/states.ts';
import { SHARES } from './statements/shares.ts';
import { isUnfalsifiable } from './statements/unfalsifiable.ts';
import { TOLD } from './statements/told.ts';
import { PARTS } from './statements/parts.ts';
import { VALUES } from './statements/values.ts';
import { namesKind } from './targets/names-kind.ts';

/** Special statements before general ones. */
const RULES: Rule<Check>[] = [
  ...PAGE_STATEMENTS,
  ...ABILITIES_OF_THINGS,
  ...TOLD,
  ...COMPARISONS,
  ...COUNTS,
  ...SHARES,
  ...VALUES,
  ...ARRANGEMENT,
  ...COLOURS,
  ...STATE_STATEMENTS,
  ...SHOWN_STATEMENTS,
  ...PARTS,
];

/** "Nothing was found" may be what the page says; of nothing in particular there is nothing else to check. */
const NOBODY = /^(?:nothing|nobody|no one|everything|everybody|everyone|anything|something)\b/iu;

/** Reads one plain statement; null if it cannot be read. */
export function readStatement(statement: string): Check | null {
  // "3 closed" is a number, and no deed.
  if (NOBODY.test(statement) || /^\d+ \p{Ll}+$/u.test(statement)) return null;
  const check = firstReading(RULES, statement);
  if (check) return isUnfalsifiable(check, statement) ? null : check;
  return namesKind(statement) && !/\b(?:is|has|does|shows|contains)\b/iu.test(statement)
    ? shownOrHidden(statement, false)
    : null;
}

/** "Three hits". */
const COUNTED = new RegExp(`^(?:exactly )?${NUMBER} \\p{Ll}+(?: \\p{Ll}+)?$`, 'iu');
/** What is found is what the page lists. */
const FOUND = /^(?:exactly )?\S+ (?:hits|results|matches|search results)$/iu;

/** What pages say to their readers: "8 lamps found", "You are signed out". */
export function isSpoken(statement: string): boolean {
  return (
    isQuotation(statement) ||
    NOBODY.test(statement) ||
    COUNTED.test(statement) ||
    /^(?:\d+ \S|you(?:r| is)\b)/iu.test(statement)
  );
}

/** "3 passengers" may be a text of the page, or how many there are. */
export function spoken(words: string): Check {
  const check = text(words, false);
  const isNumber = COUNTED.test(words);
  const listed = FOUND.test(words) ? words.replace(/\p{L}+(?: results)?$/u, 'items') : words;
  const otherwise = isNumber ? firstReading(RULES, `there is ${listed}`) : null;
  return check.kind === 'text' && otherwise ? { ...check, otherwise } : check;
}
