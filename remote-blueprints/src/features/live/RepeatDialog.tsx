import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import { Button, Checkbox } from 'shared/ui';
import type { RepeatQuestion } from '../../model/live-state.ts';

/** Asks before steps run again that have sent data. */
export function RepeatDialog({ question: { text, answer } }: { question: RepeatQuestion }) {
  const [isLast, setIsLast] = useState(false);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title="Run Again"
      description={text}
      onClose={() => answer('no')}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer('no')}>
            Cancel
          </Button>
          <Button onClick={() => answer(isLast ? 'always' : 'yes')}>Run Again</Button>
        </>
      }
    >
      <Checkbox
        label="Do not ask again while this browser is open"
        checked={isLast}
        onChange={({ target }) => setIsLast(target.checked)}
      />
    </Dialog>
  );
}
