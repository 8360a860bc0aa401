import type { Place } from '../../target.ts';
import { QUOTED } from '../shield.ts';

const HOLDER =
  '(?:table row|row|column|line|list item|item|entry|card|product|tile|section|region|area|panel|block|group|form|dialog box|dialog|dialogue|modal|popup|pop-up|drawer|widget|menu|list|dropdown menu|dropdown list|dropdown|drop-down|table|grid|navigation bar|navigation|nav bar|navbar|nav|breadcrumb trail|breadcrumbs|breadcrumb|toolbar|suggestion list|suggestions|calendar|date picker|datepicker|page header|header|top bar|page footer|footer|sidebar|side bar|fieldset|iframe|frame)';
const IN = '(?:in|of|on|inside|within|from|at|into)';
const NAMED =
  '(?:of|for|with|containing|that contains|that has|that says|named|called|titled|labell?ed|where|number)';
const WITHIN_OF = new RegExp(
  `^(.+?)\\s+${IN}\\s+(?:the\\s+|an?\\s+)?(${HOLDER})(?:\\s+${NAMED}?\\s*(.+))?$`,
  'iu',
);
const WITHIN_NAMED = new RegExp(
  `^(.+?)\\s+${IN}\\s+(?:the\\s+)?(${QUOTED}|\\S+(?:\\s+\\S+){0,3}?)(?:'s|’s)?\\s+(${HOLDER})$`,
  'iu',
);
const BESIDE =
  /^(.+?)\s+(?:(?:right |directly |just )?(?:next to|beside|near|close to|adjacent to|alongside)|to the (?:left|right) of)\s+(.+)$/iu;
const UNDER =
  /^(.+?)\s+(?:(?:right |directly |just )?(?:under|below|beneath|underneath))\s+(?:the\s+)?(?:(?:heading|headline|title)\s+)?(.+?)(?:\s+(?:heading|headline|section|title))?$/iu;
const OF = /^(.+?)\s+(?:of|for|belonging to)\s+(?:the\s+)?(.+)$/iu;
const POSSESSIVE = new RegExp(`^(${QUOTED}|\\S+(?:\\s+\\S+){0,2}?)(?:'s|’s)\\s+(.+)$`, 'iu');
const IN_PLAIN = /^(.+?)\s+(?:in|on)\s+(?:the\s+)?(.+)$/iu;

interface PlacePhrase {
  rest: string;
  relation: Place['relation'];
  /** What holds it, e.g. "row"; empty for the other relations. */
  word: string;
  name: string;
}

/** Cuts "Delete in the row of Anna" at its place. Takes shielded text, gives shielded text back; null if it names none. */
export function takePlace(phrase: string): PlacePhrase | null {
  const beside = BESIDE.exec(phrase);
  if (beside?.[1] && beside[2])
    return { rest: beside[1], relation: 'beside', word: '', name: bare(beside[2]) };
  const of = WITHIN_OF.exec(phrase);
  if (of?.[1] && of[2]) return { rest: of[1], relation: 'inside', word: of[2], name: of[3] ?? '' };
  const named = WITHIN_NAMED.exec(phrase);
  if (named?.[1] && named[2] && named[3])
    return { rest: named[1], relation: 'inside', word: named[3], name: named[2] };
  const under = UNDER.exec(phrase);
  return under?.[1] && under[2]
    ? { rest: under[1], relation: 'under', word: '', name: bare(under[2]) }
    : null;
}

/** Words that may name a place or be a part of the name: "Delete for Anna", "Anna's Delete button", but "Terms of Service". */
export function looseHolder(
  phrase: string,
): { rest: string; relation: 'beside' | 'under'; anchor: string } | null {
  const possessive = POSSESSIVE.exec(phrase);
  if (possessive?.[1] && possessive[2])
    return { rest: possessive[2], relation: 'beside', anchor: possessive[1] };
  const of = OF.exec(phrase);
  if (of?.[1] && of[2]) return { rest: of[1], relation: 'beside', anchor: of[2] };
  const plain = IN_PLAIN.exec(phrase);
  return plain?.[1] && plain[2] ? { rest: plain[1], relation: 'under', anchor: plain[2] } : null;
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?)\s+/iu, '');
}
