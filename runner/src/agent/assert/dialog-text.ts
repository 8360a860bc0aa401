import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { sentenceOf, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { agrees, expectation } from './text-comparison.ts';

const ANY_DIALOG = { name: null, kind: 'dialog', ordinal: null, place: null } as const;

/** The text of the open browser dialog; without one, the text of the only dialog on the page. */
export async function evaluateDialog(
  run: RunContext,
  assertion: AssertionOf<'dialogSays'>,
): Promise<AssertionResult> {
  const expected = { ...assertion, negated: false };
  const asked = run.window.dialogs.open();
  const resultFor = (subject: string, texts: string[]): Omit<AssertionResult, 'element'> => {
    const isTrue = agrees(texts, expected);
    return {
      isTrue,
      sentence: () =>
        isTrue
          ? sentenceOf(assertion)
          : `${subject} says "${shorten(texts[0] ?? '')}"; expected that ${expectation(expected)}.`,
    };
  };
  if (asked) return resultFor('The browser dialog', [asked.message]);
  const dialogs = await matchAll(run, ANY_DIALOG, 'any');
  const [dialog] = dialogs;
  if (!dialog || dialogs.length > 1)
    return {
      isTrue: false,
      sentence: () => (dialog ? `${dialogs.length} dialogs are open on the page.` : 'No dialog is open.'),
    };
  const { text, drawn } = await evaluateIsolated(dialog.locator, 'readShownText');
  return { ...resultFor(capitalize(dialog.description), [text, drawn]), element: dialog };
}
