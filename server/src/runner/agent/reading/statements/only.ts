import { KIND_WORDS, KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { SHOWN } from './vocabulary.ts';

const ONLY_ONE = new RegExp(
  `^only (?:the )?((${KIND_WORDS}) (?:of|for|with|containing) .+|.+ (${KIND_WORDS})) is (?:${SHOWN})$`,
  'iu',
);
const IS_ONLY = new RegExp(`^(.+?) is the only (${KIND_WORDS})( (?:in|on) .+)?$`, 'iu');
const HOLDS_ONLY =
  /^(.+?) (?:only (?:shows|contains|lists|displays)|(?:shows|contains|lists|displays|has) only) (.+)$/iu;
/** "Only Milk is left in the list". */
const ONLY_LEFT = new RegExp(
  `^only (?!(?:the )?(?:${KIND_WORDS})\\b)(.+?) is (?:${SHOWN}|left|remaining|still there)? ?(?:in|on) (.+)$`,
  'iu',
);
/** "Only 3 rows", "only one": a number, which is counted. */
const NUMBERED = /\bonly (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|a single)\b/iu;

/**
 * "Only the row of Anna is shown" says that it is there and that there is no other. null: a statement that says "only" of something else
 * than a sort of things, which cannot be checked; the statement itself where it says no such thing.
 */
export function onlyOf(statement: string): string[] | null {
  // "The answer is: Small dogs only" quotes the page.
  if (!/\bonly\b(?!$)/iu.test(statement) || NUMBERED.test(statement)) return [statement];
  if (/\bread[ -]only\b/iu.test(statement)) return [statement];
  const [, thing, before, behind] = ONLY_ONE.exec(statement) ?? [];
  const kind = before ?? behind;
  if (thing && kind) return [`the ${thing} is visible`, `there is exactly 1 ${kind}`];
  const [, name, sort, place = ''] = IS_ONLY.exec(statement) ?? [];
  if (name && sort) return [`the first ${sort}${place} shows ${name}`, `there is exactly 1 ${sort}${place}`];
  const [, alone, around] = ONLY_LEFT.exec(statement) ?? [];
  const [, holder = around, content = alone] = HOLDS_ONLY.exec(statement) ?? [];
  const items = itemsOf(holder ?? '');
  return holder && content && items ? [`every ${items} in ${holder} shows ${content}`] : null;
}

function itemsOf(holder: string): string | null {
  const kind = new RegExp(`(${KIND_WORDS_PLURAL})$`, 'iu').exec(holder)?.[1] ?? '';
  if (/table|grid/iu.test(kind)) return 'row';
  return /list/iu.test(kind) ? 'list item' : null;
}
