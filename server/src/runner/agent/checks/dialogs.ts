import type { Target } from '../target.ts';
import type { Session } from '../session.ts';

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
