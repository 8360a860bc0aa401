import type { KeyboardEvent, ReactNode } from 'react';
import { Stack } from 'shared/ui';
import { AnswerButtons } from './AnswerButtons.tsx';

interface Props {
  onSubmit: () => void;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A question with OK and Cancel. It is no form element: it stands in the form of the editor. */
export function QuestionForm({ onSubmit, onCancel, children }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key !== 'Enter' || isButton) return;
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Stack gap={3} onKeyDown={handleKeyDown}>
      {children}
      <AnswerButtons onOk={onSubmit} onCancel={onCancel} />
    </Stack>
  );
}
