import type { Expected } from '../check.ts';
import type { Session } from '../session.ts';
import type { Target } from '../target.ts';
import { matches } from '../texts/agreement.ts';
import { comparisonSentence, type Look } from './look.ts';

/** Whether a target may be a JavaScript dialog: "the alert", "a confirmation dialog". */
export function asksForDialog({ readings, within }: Target): boolean {
  return (
    within === null &&
    readings.some(({ name, kind }) =>
      /^(?:alert|dialog|dialogue|popup|pop-up|confirmation|confirm|prompt|message|notification|warning)\b/iu.test(
        [name.replace(/^(?:browser|javascript|js)\s+/iu, ''), kind?.word].filter(Boolean).join(' '),
      ),
    )
  );
}

/** What JavaScript dialogs have said since the last act. */
export function saidByDialog(session: Session): string[] {
  return session.window.dialogs.seen().map(({ message }) => message);
}

/** What a JavaScript dialog said, where the words may mean one; null where there was none. */
export function lookAtDialog(session: Session, target: Target, expected: Expected): Look | null {
  if (!asksForDialog(target)) return null;
  const said = saidByDialog(session);
  const [last] = said.slice(-1);
  if (last === undefined) return null;
  const isTrue = said.some((text) => matches(text, expected)) !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence('The dialog', last, expected, isTrue) };
}
