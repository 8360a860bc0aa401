import { Dialog } from 'shared/overlay';
import { Button } from 'shared/ui';
import type { Question } from './confirmation.ts';

/** The dialog of `confirm`. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, text, content, confirmLabel, cancelLabel = 'Cancel', tone, answer } = question;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      onClose={() => answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {content}
    </Dialog>
  );
}
