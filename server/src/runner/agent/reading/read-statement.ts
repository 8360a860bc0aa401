import type { Check } from '../check.ts';
import { firstReading, type Rule } from './rule.ts';
import { isQuotation } from './shield.ts';
import { NUMBER } from './statements/amounts.ts';
import { ARRANGEMENT } from './statements/arrangement.ts';
import { COLOURS } from './statements/colours.ts';
import { COUNTS } from './statements/counts.ts';
import { PAGE_STATEMENTS } from './statements/page.ts';
import { SHOWN_STATEMENTS, shownOrHidden, text } from './statements/shown.ts';
import { STATE_STATEMENTS } from './statements/states.ts';
import { isUnfalsifiable } from './statements/unfalsifiable.ts';
import { PARTS } from './statements/parts.ts';
import { VALUES } from './statements/values.ts';
import { namesKind } from './targets/names-kind.ts';

/** Special statements before general ones. */
const RULES: Rule<Check>[] = [
  ...PAGE_STATEMENTS,
  ...COUNTS,
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
  if (NOBODY.test(statement)) return null;
  const check = firstReading(RULES, statement);
  if (check) return isUnfalsifiable(check, statement) ? null : check;
  return namesKind(statement) && !/\b(?:is|has|does|shows|contains)\b/iu.test(statement)
    ? shownOrHidden(statement, false)
    : null;
}

/** What pages say to their readers: "8 lamps found", "You are signed out". */
export function isSpoken(statement: string): boolean {
  return isQuotation(statement) || NOBODY.test(statement) || /^(?:\d+ \S|you(?:r| is)\b)/iu.test(statement);
}

/** "3 passengers" may be a text of the page, or how many there are. */
export function spoken(words: string): Check {
  const check = text(words, false);
  const isNumber = new RegExp(`^${NUMBER} \\p{Ll}+(?: \\p{Ll}+)?$`, 'u').test(words);
  const otherwise = isNumber ? firstReading(RULES, `there is ${words}`) : null;
  return check.kind === 'text' && otherwise ? { ...check, otherwise } : check;
}
