import { isQuotation, QUOTED } from '../shield.ts';
import { stripArticle } from './article.ts';
import { reading, settle, type Draft } from './draft.ts';
import { KIND_WORDS_PLURAL, kindOf } from './kinds.ts';
import { ONLY_KIND } from './names-kind.ts';

const NAMED =
  '(?:(?:that is |which is )?(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title|placeholder|heading|headline|caption|message)|(?:that |which )?(?:starts?|starting|begins?|beginning|ends?|ending) with|(?:that|which) (?:says|reads|shows|contains|has)|showing|saying|reading|for|of))?';
const TRAILING_KIND = new RegExp(`^(.+?)[\\s-]+(${KIND_WORDS_PLURAL})$`, 'iu');
const LEADING_KIND = new RegExp(`^(${KIND_WORDS_PLURAL})\\s+${NAMED}\\s*(${QUOTED})$`, 'iu');
const LEADING_KIND_NAMED = new RegExp(
  `^(${KIND_WORDS_PLURAL})\\s+(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title|placeholder|heading|headline|caption|message)|(?:that |which )?(?:starts?|starting|begins?|beginning|ends?|ending) with|(?:that|which) (?:says|reads|shows|contains|has)|showing|saying|reading|for|of|to|with|containing)\\s+(.+)$`,
  'iu',
);
const LEADING_KIND_BARE = new RegExp(`^(${KIND_WORDS_PLURAL})\\s+(\\S.*)$`, 'iu');

/** What "the Buy button", "the tab Notes" or "the row of Anna" may be: a kind and a name. Takes text without article. */
export function kindReadings(text: string, ordinal: number | null): Draft[] {
  if (ONLY_KIND.test(text)) return [{ name: '', kind: kindOf(text), ordinal }, reading(text, null, ordinal)];
  const leading = LEADING_KIND.exec(text) ?? LEADING_KIND_NAMED.exec(text);
  if (leading?.[1] && leading[2]) {
    // "The list of countries" may be called Country.
    const noun = /^(?:list|dropdown|selection|choice) of (?:the |all )?(\p{Ll}+s)$/u.exec(text)?.[1];
    const about =
      noun === undefined ? [] : [settle({ ...reading(noun, 'dropdown', ordinal), by: 'about' as const })];
    const bare = stripArticle(leading[2]);
    const plain =
      bare === leading[2] || isQuotation(bare) ? [] : [settle(reading(bare, leading[1], ordinal))];
    const isOwner = /^menu (?:of|for) /iu.test(text);
    return [...holderReadings(leading[2], leading[1], ordinal, isOwner), ...plain, ...about];
  }
  const trailing = TRAILING_KIND.exec(text);
  if (trailing?.[1] && trailing[2]) {
    const name = stripArticle(trailing[1]);
    if (isQuotation(name)) return [settle(reading(name, trailing[2], ordinal))];
    // "The tab Notes" begins with a kind as well.
    const [, word, rest] = LEADING_KIND_BARE.exec(text) ?? [];
    return [
      ...searchReading(name, trailing[2], ordinal),
      reading(name, trailing[2], ordinal),
      // "Maria's menu" may be called Maria.
      ...(/['’]s$/u.test(name) ? [reading(name.replace(/['’]s$/u, ''), trailing[2], ordinal)] : []),
      reading(text, null, ordinal),
      ...(word && rest ? [reading(rest, word, ordinal)] : []),
    ];
  }
  const bare = LEADING_KIND_BARE.exec(text);
  if (bare?.[1] && bare[2]) return [reading(text, null, ordinal), reading(bare[2], bare[1], ordinal)];
  return [isQuotation(text) ? settle(reading(text, null, ordinal)) : reading(text, null, ordinal)];
}

/** "The row for invoice 2026-103": what it is said to be may stand before what it is called. */
function holderReadings(name: string, word: string, ordinal: number | null, isOwner: boolean): Draft[] {
  const called = /^\p{Ll}+(?: \p{Ll}+)? ([\p{Lu}\p{Nd}].*)$/u.exec(name)?.[1];
  const plain = settle(reading(name, word, ordinal));
  const own = isOwner ? { ...plain, isOwner } : plain;
  return called !== undefined && own.kind?.isContainer
    ? [own, settle(reading(called, word, ordinal))]
    : [own];
}

/** "The search box" is what search boxes are, whatever their label says. */
function searchReading(name: string, word: string, ordinal: number | null): Draft[] {
  const kind = kindOf(word);
  if (!/^search$/iu.test(name) || !kind?.isField) return [];
  return [{ name: '', kind: { ...kind, roles: ['searchbox'], isField: false }, ordinal }];
}
