import { useState } from 'react';
import type { LiveQuestion } from 'shared/contract';
import { TextField } from 'shared/ui';
import type { Answer } from './answer.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface Props {
  about: Extract<LiveQuestion, { kind: 'date' }>;
  onAnswer: (answer: Answer) => void;
}

/** A date, time or colour, in the picker of the user's own browser. */
export function DateQuestion({ about: { label, inputType, value }, onAnswer }: Props) {
  const [text, setText] = useState(value);
  return (
    <QuestionForm onSubmit={() => onAnswer({ text })} onCancel={() => onAnswer(null)}>
      <TextField
        label={label || 'Value'}
        type={inputType}
        data-takes-focus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </QuestionForm>
  );
}
