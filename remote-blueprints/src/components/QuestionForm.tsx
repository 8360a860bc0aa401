import { useState } from 'react';
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
  const submit = () => {
    if (answer.trim() !== '') onAnswer(answer.trim());
  };
  return (
    <Stack gap={3} align="stretch">
      <Notice>{question}</Notice>
      <TextField
        label="Your answer"
        autoFocus
        autoComplete="off"
        maxLength={ANSWER_MAX_LENGTH}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It stands in the form of the editor: this is not the save of the test.
          event.preventDefault();
          submit();
        }}
      />
      <Submit
        onClick={submit}
        disabledReason={answer.trim() === '' ? 'Answer the question first' : undefined}
      >
        Ask Again
      </Submit>
    </Stack>
  );
}

/** As wide as its text. */
const Submit = styled(Button)`
  place-self: start;
`;
