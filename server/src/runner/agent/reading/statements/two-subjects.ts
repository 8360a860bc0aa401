import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { namesKind } from '../targets/names-kind.ts';
import { singular } from './names.ts';

/** "Anna is Owner and Bob is Guest". */
const TWO_FACTS = /^(.+? is .+?)(?:,? (?:and|but) |, )((?!is )\P{Ll}.*? is(?: .+)?|an? \p{Ll}+ is .+)$/u;

const TWO_KINDS = new RegExp(
  `^(?:both )?((?:the )?[^,]+?(?:, [^,]+?)*) and (?:the )?(.+?)(?: (${KIND_WORDS_PLURAL}))? is (.+)$`,
  'iu',
);

const STATE =
  /^(?:both |not )?(?:visible|shown|displayed|present|there|hidden|gone|absent|missing|removed|deleted|enabled|disabled|empty|required|checked|unchecked|ticked|unticked|completed|clickable|active|inactive|greyed out|editable|read-?only|focused|expanded|collapsed|open|closed|listed|selected|in the)\b/iu;

/** "Rooms start at 120 € and breakfast is included". */
const OTHER_VERB =
  /^((?:(?!\b(?:is|has|shows|says|contains)\b)[^,])+? (?:costs?|starts?|begins?|ends?|leaves|arrives|takes) (?:(?:at|from|on) )?[$€£¥]?\p{Nd}[^,]*?),? (?:and|but) (.+? (?:is|has|shows|costs) .+)$/iu;

/** A fact of one thing and one of another; null where there are no two. */
export function twoFacts(statement: string): string[] | null {
  const [, left, right] = OTHER_VERB.exec(statement) ?? TWO_FACTS.exec(statement) ?? [];
  if (!left || !right) return null;
  const isShort = / is(?: not| no longer)?$/iu.test(right);
  return [
    left,
    isShort ? `${right.replace(/no longer$/iu, 'not')} ${left.replace(/^.+? is (?:not )?/iu, '')}` : right,
  ];
}

/** "The Save and Cancel buttons are visible": one state of several things; null where a statement says no such thing. */
export function stateOfEach(statement: string): string[] | null {
  const [, first, last, kind = '', state] = TWO_KINDS.exec(statement) ?? [];
  if (!first || !last || !state || !STATE.test(state)) return null;
  return [...first.split(/, /u), last]
    .map((name) => (namesKind(name) ? name : `${name} ${singular(kind)}`.trim()))
    .map((name) => `${name} is ${state.replace(/^both /iu, '')}`);
}
