import type { LiveInput } from 'shared/contract';
import type { Questions } from './questions.ts';
import type { SessionCore } from './session-core.ts';

const STEPS_RUN = 'Steps are running. Stop them, or wait until they have ended.';
const DIALOG_OPEN = 'A browser dialog is open. Answer it first.';

/** Decides which inputs reach the page. */
export function createInputGate(
  { window, send }: SessionCore,
  questions: Questions,
  areStepsRunning: () => boolean,
) {
  let reported: string | null = null;

  function whyNot(): string | null {
    if (areStepsRunning()) return STEPS_RUN;
    return window.current().dialogs.open() ? DIALOG_OPEN : null;
  }

  return {
    /** Whether the input is to be performed. A refusal is reported once, not for each input. */
    admit(input: LiveInput) {
      const reason = whyNot();
      // A pointer that only passes over the page asks for nothing.
      if (reason !== null && input.kind === 'move') return false;
      if (reason !== null && reason !== reported) send({ type: 'refused', request: null, message: reason });
      reported = reason;
      if (reason !== null) return false;
      if (!questions.open()) return true;
      // As in a browser: a click elsewhere or Escape closes the list, the calendar or the choice of a file.
      const isLeaving = input.kind === 'down' || (input.kind === 'key' && input.key === 'Escape');
      if (isLeaving) questions.cancel();
      return isLeaving;
    },
    /** The same for any other request; each refusal is reported. */
    admitRequest() {
      const message = whyNot();
      if (message !== null) send({ type: 'refused', request: null, message });
      return message === null;
    },
  };
}
