import { pick } from '../../finding/pick/pick.ts';
import { keyed } from '../../finding/queries/keyed.ts';
import { seenTexts } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isOnlyDenied } from '../../texts/denial.ts';
import { containedText, tidy } from '../../texts/text-pattern.ts';
import type { Look } from '../look.ts';

/**
 * "The past visits have vanished", where nothing is called so as a whole, but the page still says "11 past visits"; "the lock is gone", where
 * programmers call so what is still seen. null: neither is so, or the words are a name.
 */
export async function lookForTraces(session: Session, { readings, within }: Target): Promise<Look | null> {
  const [first] = readings;
  if (!first || within || first.isQuoted || first.kind !== null || !/^\p{Ll}[\p{Ll} ]*$/u.test(first.name))
    return null;
  const { name } = first;
  const texts = name.includes(' ') ? await seenTexts(session, null) : [];
  const isShown = texts.some((text) => containedText(name).test(tidy(text)) && !isOnlyDenied(text, name));
  const things = session.window.page().locator(keyed(name, false));
  const seen = isShown ? [] : await pick(things, { isSeen: true, isError: false, near: null });
  if (!isShown && seen.length === 0) return null;
  return {
    isTrue: false,
    sentence: () =>
      isShown
        ? `The page still shows "${name}". Put the text that must not be there in quotes.`
        : `What programmers call "${name}" is still visible. Say what it is called on the page.`,
  };
}
