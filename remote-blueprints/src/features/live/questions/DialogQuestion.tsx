import { useState } from 'react';
import type { LiveQuestion } from 'shared/contract';
import { Text, TextField } from 'shared/ui';
import type { Answer } from './answer.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface Props {
  about: Extract<LiveQuestion, { kind: 'dialog' }>;
  onAnswer: (answer: Answer) => void;
}

/** A dialog of the browser: a message, a question, or a question for a text. */
export function DialogQuestion({ about: { dialog, message, defaultText }, onAnswer }: Props) {
  const [text, setText] = useState(defaultText);
  const isPrompt = dialog === 'prompt';
  return (
    <QuestionForm
      onSubmit={() => onAnswer(isPrompt ? { text } : { isAccepted: true })}
      onCancel={dialog === 'alert' ? undefined : () => onAnswer(null)}
    >
      <Text>{message}</Text>
      {isPrompt && (
        <TextField
          label="Answer"
          isLabelHidden
          data-takes-focus
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </QuestionForm>
  );
}
