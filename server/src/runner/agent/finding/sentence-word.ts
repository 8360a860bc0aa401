import { isolated } from '../isolated.ts';
import { StepFailure } from '../step-failure.ts';
import type { Target } from '../target.ts';
import type { Found } from './settle-on.ts';

/** "Click Finish" where only the sentence "Finish your setup within 3 days." has the word: nothing there is made for a click. */
export async function refuseWordOfSentence({ locator }: Found, { words }: Target): Promise<void> {
  const sentence = await isolated(locator, sentenceOf);
  if (sentence === null) return;
  const problem = `Nothing to click is called "${words}"; it only stands in the text "${sentence}".`;
  throw new StepFailure(problem, undefined, true);
}

/** Runs inside the page: the text of what is nothing but a sentence; null for anything that a click may be made for. */
function sentenceOf(element: Element): string | null {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const invites =
    getComputedStyle(element).cursor === 'pointer' ||
    element.closest(
      'a, button, label, summary, input, select, option, textarea, tr, th, li, [onclick], [role]:not([role=tabpanel], [role=main], [role=region], [role=document], [role=alert], [role=status], [role=note]), [tabindex]',
    ) !== null;
  const isSentence = text.split(' ').length > 4 && /[.!?:,;…]/.test(text) && element.children.length < 3;
  return !invites && isSentence ? (text.length > 80 ? `${text.slice(0, 80)}…` : text) : null;
}
