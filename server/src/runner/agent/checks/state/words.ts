import { seenTexts, showsText } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isOnlyDenied } from '../../texts/denial.ts';
import { containedText } from '../../texts/text-pattern.ts';
import { asksForDialog, saidByDialog } from '../dialogs.ts';
import { missing, type Look } from '../look.ts';
import { denied } from '../text.ts';

/** Words that are spread over several elements, or that a JavaScript dialog said. */
export async function lookForWords(session: Session, target: Target): Promise<Look> {
  const [dialog] = asksForDialog(target) ? saidByDialog(session) : [];
  if (dialog !== undefined)
    return { isTrue: true, sentence: () => `The page asked "${dialog}" in a dialog.` };
  const plain = target.readings.find(({ kind, ordinal }) => kind === null && ordinal === null);
  if (!plain || target.within || target.readings.some(({ kind }) => kind !== null && !kind.isText))
    return missing(session, target.words);
  const isShown = await showsText(session, containedText(plain.name, !plain.isQuoted), null);
  const texts = isShown && !plain.isQuoted ? await seenTexts(session, null) : [];
  if (isOnlyDenied(texts.join('\n'), plain.name)) return denied(plain.name, texts);
  return isShown
    ? { isTrue: true, sentence: () => `The page shows "${plain.name}".` }
    : missing(session, target.words);
}
