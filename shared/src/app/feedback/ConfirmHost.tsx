import { useEffect, useState } from 'react';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { cancelQuestions, questions } from './confirmation.ts';
import { logError } from './log-error.ts';
import { toast } from './toasts.ts';

/** Renders the dialogs of `confirm`; mounted once. The first question loads the dialog, which is not in the first load. */
export function ConfirmHost() {
  const [question] = questions.useValue();
  const [View, setView] = useState<typeof ConfirmDialog | null>(null);

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
