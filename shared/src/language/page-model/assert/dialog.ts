import { plainTarget } from 'shared/step-language';
import type { AssertedPage, Described, SeenValue } from './asserted-page.ts';
import { agrees, EXACT, expectation, type Measure } from './measure.ts';
import type { AssertionOf, Verdict } from './verdict.ts';
import { capitalize, shorten } from './wording.ts';

type DialogSays = AssertionOf<'dialogSays'>;

const ANY_DIALOG = plainTarget(null, 'dialog');

interface DialogFacts<E> {
  /** What the browser asks; null: it asks nothing. */
  asked: string | null;
  /** The dialogs on the page. */
  dialogs: E[];
  /** Of the only one. */
  text: SeenValue | null;
}

export async function dialogFacts<E extends Described, R>(page: AssertedPage<E, R>): Promise<DialogFacts<E>> {
  const asked = page.openDialog();
  if (asked !== null) return { asked, dialogs: [], text: null };
  const dialogs = await page.matches(ANY_DIALOG, 'any');
  const [dialog, ...others] = dialogs;
  const text = dialog && others.length === 0 ? await page.shownTextOf(dialog) : null;
  return { asked, dialogs, text };
}

/** The text of the open browser dialog; without one, the text of the only dialog on the page. */
export function judgeDialog<E extends Described>(
  assertion: DialogSays,
  { asked, dialogs, text }: DialogFacts<E>,
  measure: Measure = EXACT,
): Verdict<E> {
  const expected = { ...assertion, negated: false };
  const judge = (subject: string, texts: string[], element?: E): Verdict<E> =>
    agrees(texts, expected, measure)
      ? { result: 'holds', element }
      : {
          result: 'fails',
          text: `${subject} says "${shorten(texts[0] ?? '')}"; expected that ${expectation(expected)}.`,
          element,
        };
  if (asked !== null) return judge('The browser dialog', [asked]);
  const [dialog] = dialogs;
  if (!dialog || !text)
    return {
      result: 'fails',
      text: dialog ? `${dialogs.length} dialogs are open on the page.` : 'No dialog is open.',
    };
  return judge(capitalize(dialog.description), [text.text, text.drawn], dialog);
}
