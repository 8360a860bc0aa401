import { stripArticle } from './article.ts';
import { KIND_WORDS, KIND_WORDS_PLURAL } from './kinds.ts';

/** A kind and nothing else. */
export const ONLY_KIND = new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu');

/** Whether the words name a kind and nothing else ("the tab"). */
export function isBareKind(phrase: string): boolean {
  return ONLY_KIND.test(stripArticle(phrase.trim()));
}

/** Whether the words end or begin with a kind, so that they surely name an element ("the Buy button"). */
export function namesKind(phrase: string): boolean {
  return new RegExp(`(?:^|[\\s-])${KIND_WORDS}$|^(?:the |an? )?${KIND_WORDS}\\s`, 'iu').test(phrase.trim());
}
