import type { Command } from 'shared/step-language';
import type { OpenDialog } from '../../browser/dialogs.ts';
import type { TestWindow } from '../../browser/test-window.ts';
import type { LiveAnswerGiven, Questions } from './questions.ts';

/**
 * Asks the controller about the open browser dialog, unless steps run: they answer it themselves.
 * @param perform executes the command that answers the dialog; never rejects
 */
export function createDialogQuestions(
  questions: Questions,
  areStepsRunning: () => boolean,
  perform: (command: Command) => Promise<void>,
) {
  let window: TestWindow | null = null;
  /** The dialog that is being asked about, or answered. */
  let asked: OpenDialog | null = null;

  function update(): void {
    const dialog = areStepsRunning() ? null : (window?.dialogs.open() ?? null);
    if (dialog === asked) return;
    const isForgotten = asked !== null;
    asked = dialog;
    if (isForgotten && questions.open()?.kind === 'dialog') questions.cancel();
    if (dialog) void ask(dialog);
  }

  async function ask(dialog: OpenDialog): Promise<void> {
    const { kind, message, defaultText } = dialog;
    const answer = await questions.ask({ kind: 'dialog', dialog: kind, message, defaultText });
    if (asked !== dialog) return;
    await perform(answerCommand(dialog, answer));
    if (asked !== dialog) return;
    // Something else came first: the dialog is still open.
    asked = null;
    update();
  }

  return {
    follow(next: TestWindow) {
      window = next;
      next.dialogs.onChange(update);
      update();
    },
    /** Called when steps begin or have ended. */
    update,
  };
}

function answerCommand({ kind }: OpenDialog, answer: LiveAnswerGiven): Command {
  const text = kind === 'prompt' && answer && 'text' in answer ? answer.text : null;
  return { kind: 'dialog', accept: kind === 'alert' || answer !== null, text };
}
