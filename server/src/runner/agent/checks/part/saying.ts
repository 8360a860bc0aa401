import { pick } from '../../finding/pick/pick.ts';
import { seenTexts } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import { anyOccurrence, containedText, tidy, wholeName } from '../../texts/text-pattern.ts';
import type { CheckOf, Look } from '../look.ts';
import { sentenceReported } from '../reported.ts';

/** What is nothing but a text. Of anything else ("the customer", "the cheapest product") a text somewhere proves nothing. */
const TEXT_NOUN =
  /\b(?:greeting|welcome|notice|note|hint|tip|text|line|message|sentence|headline|heading|subheading|title|subtitle|caption|label|banner|toast|slogan|tagline|claim|badge|status|result|answer|reply|feedback|summary|description|explanation|confirmation|warning|info|information|instructions?|question|quote|comment|remark|placeholder|link|footer|header|copyright|alert|error|notification|announcement|snackbar|counter|countdown|paragraph|statement|word|string|screen|page|app|pager|pagination|legend|ribbon)$/iu;

/**
 * "The greeting says "Hello Ada"", where nothing on the page is called a greeting: one text of the page is just that, or, where it is denied,
 * the page does not hold it at all. null: the words name something, or nothing can be said.
 */
export async function lookForSaying(
  session: Session,
  { target, expected }: CheckOf<'part'>,
): Promise<Look | null> {
  const { text, isQuoted, isNegated, comparison } = expected;
  const isDescribed =
    TEXT_NOUN.test(target.words) &&
    !/\b(?:\p{Ll}{2,}est|most|least|best|worst|first|last|next|previous|only|other)\b/iu.test(target.words) &&
    !target.within &&
    !target.orElse &&
    target.readings.every(({ kind, name }) => kind === null && /^[\p{Ll} ]+$/iu.test(name)) &&
    /^(?:the|a) \p{Ll}[\p{Ll} ]*$/u.test(target.words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  if (!isDescribed || text.length < (isQuoted ? 4 : 8) || !/^(?:is|contains)$/u.test(comparison)) return null;
  if (isNegated && isQuoted) {
    const texts = await seenTexts(session, null);
    if (texts.some((one) => anyOccurrence(text).test(tidy(one)))) return null;
    return { isTrue: true, sentence: () => `The page does not show "${text}".` };
  }
  if (isNegated) return null;
  const pattern =
    comparison === 'contains' && !isQuoted
      ? containedText(text)
      : wholeName(text.replace(/\.$/u, ''), !isQuoted, '[.!]?');
  const places = session.window.page().getByText(pattern);
  const seen = await pick(places, { isSeen: true, isError: false, near: null });
  const [locator, ...others] = seen;
  const told =
    !locator && !isQuoted && comparison === 'contains' ? await sentenceReported(session, text) : null;
  if (told !== null) return { isTrue: true, sentence: () => `The page says "${told}".` };
  if (!locator || others.length > 0) return null;
  return {
    isTrue: true,
    element: { description: `"${text}"`, locator },
    sentence: () => `One text of the page is "${text}".`,
  };
}
