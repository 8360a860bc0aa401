import { findHolder } from '../find-target.ts';
import { nearestSentence } from '../nearest.ts';
import { showsText } from '../page-text.ts';
import type { Session } from '../session.ts';
import { anyOccurrence, containedText } from '../text-pattern.ts';
import { missing, type CheckOf, type Look } from './look.ts';

export async function lookForText(
  session: Session,
  { text, isNegated, within }: CheckOf<'text'>,
): Promise<Look> {
  const holder = within && (await findHolder(session, within));
  if (within && !holder) return missing(session, within.words);
  const place = within ? `"${within.words}"` : 'The page';
  const isShown = await showsText(session, isNegated ? anyOccurrence(text) : containedText(text), holder);
  return {
    isTrue: isShown !== isNegated,
    sentence: async () => {
      if (isShown) return `${place} shows "${text}".`;
      return isNegated
        ? `${place} does not show "${text}".`
        : `${place} does not show "${text}". ${await nearestSentence(session.window.page(), text)}`;
    },
  };
}
