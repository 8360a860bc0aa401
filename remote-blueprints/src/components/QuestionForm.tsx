import { useState, type FormEvent } from 'react';
import { styled } from 'shared/theme';
import { Button, Notice, Stack, TextField } from 'shared/ui';

interface Props {
  question: string;
  onAnswer: (answer: string) => void;
}

const ANSWER_MAX_LENGTH = 1000;

/** What the model needs to know, with a field for the answer. */
export function QuestionForm({ question, onAnswer }: Props) {
  const [answer, setAnswer] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog belongs to the editor's form in React's tree; this is not the save of the test.
    event.stopPropagation();
    if (answer.trim() !== '') onAnswer(answer.trim());
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={3} align="stretch">
        <Notice>{question}</Notice>
        <TextField
          label="Your answer"
          autoFocus
          autoComplete="off"
          maxLength={ANSWER_MAX_LENGTH}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Submit type="submit" disabledReason={answer.trim() === '' ? 'Answer the question first' : undefined}>
          Ask Again
        </Submit>
      </Stack>
    </form>
  );
}

/** As wide as its text. */
const Submit = styled(Button)`
  place-self: start;
`;
