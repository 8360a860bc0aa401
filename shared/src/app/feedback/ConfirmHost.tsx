import { useEffect, useState } from 'react';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { cancelQuestions, questions } from './confirmation.ts';
import { logError } from './log-error.ts';
import { toast } from './toasts.ts';
import { useLeaveQuestion } from './useLeaveGuard.ts';

/** Renders the dialogs of `confirm`, and asks before unsaved work is left; mounted once. The first question loads the dialog, which is not in the first load. */
export function ConfirmHost() {
  const [question] = questions.useValue();
  const [View, setView] = useState<typeof ConfirmDialog | null>(null);
  useLeaveQuestion();

  useEffect(() => {
    if (!question || View) return;
    import('./ConfirmDialog.tsx').then(
      (module) => setView(() => module.ConfirmDialog),
      (error: unknown) => {
        logError(error, 'Loading the confirmation dialog');
        question.answer(false);
        toast({
          type: 'error',
          title: 'Error',
          message: 'The question could not be shown. Please try again.',
        });
      },
    );
  }, [question, View]);

  useEffect(() => cancelQuestions, []);

  return question && View ? <View question={question} /> : null;
}
