import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import { Button } from 'shared/ui';
import type { Question } from './confirmation.ts';

/** The dialog of `confirm`. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, text, content, confirmLabel, cancelLabel = 'Cancel', tone, answer } = question;
  const [reported, setReported] = useState<{ of: Question; problem: string | undefined }>();
  const { problem } = reported?.of === question ? reported : question;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size={typeof content === 'function' ? 'md' : 'sm'}
      title={title}
      description={text}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            disabledReason={problem}
            onClick={() => answer(true)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof content === 'function'
        ? content((next) => setReported({ of: question, problem: next }))
        : content}
    </Dialog>
  );
}
