import { KIND_WORDS } from '../targets/kinds.ts';
import { QUOTED } from '../shield.ts';
import { VERBS } from './verbs.ts';
import { withPlace } from './with-place.ts';

/** "Into the search box type shoes", "from the Size list choose Large", "as the name enter Anna". */
const PLACE_FIRST = new RegExp(
  `^(in|into|on|inside|within|under|below|from|for|as)\\s+(the\\s(?:.+?\\s)?(?:${KIND_WORDS})|(?:the\\s+)?${QUOTED}|(?<=(?:for|as)\\s+)the\\s\\S+(?:\\s\\S+)?)\\s+((?:${VERBS})(?:e?s)?\\s.+)$`,
  'iu',
);

/** "In the row of Anna I see Paid". */
const SEEN_THERE =
  /^((?:in|inside|within|on|under|next to)\s.+?),?\s+(?:i|we|you|(?:the )?user)\s+(?:should |can |must )?sees?\s+(.+)$/iu;

/** How something is done that is done by a key. */
const BY_KEY =
  /^(?:close|submit|confirm|dismiss|cancel|leave|save)s?\b.*\s(?:with|using)\s+(?:the\s+)?(escape|esc|enter)(?:\s+key)?$/iu;

/** A clause in the order that the readers know: the verb, the thing, then where and how. */
export function inUsualOrder(clause: string): string {
  const [, place, thing] = SEEN_THERE.exec(clause) ?? [];
  if (place && thing) return withPlace(`the page shows ${thing}`, place);
  const [, preposition, holder, deed] = PLACE_FIRST.exec(clause) ?? [];
  if (preposition && holder && deed) return `${deed} ${preposition.toLowerCase()} ${holder}`;
  const confirmed =
    /^confirms?\s+(?:it\s+|this\s+)?(?:with|by)\s+(?:(?:clicking|pressing|choosing|tapping)\s+)?(?:on\s+)?(.+)$/iu.exec(
      clause,
    )?.[1];
  if (confirmed && !/^(?:ok|okay|yes|enter)$/iu.test(confirmed)) return `click ${confirmed} in the dialog`;
  const key = BY_KEY.exec(clause)?.[1];
  if (key) return `press ${key}`;
  return clause;
}
