import { useState } from 'react';
import { RadioCards } from 'shared/choice';
import { Stack } from 'shared/ui';

/** Whose value is kept; null: not chosen yet. */
export type Choice = 'theirs' | 'mine' | null;

interface Props {
  /** Both values of each, in words. */
  items: { label: string; theirs: string; mine: string }[];
  /** Who has stored the other values. */
  by: string;
  onChange: (choices: Choice[]) => void;
}

/** What two people have changed differently, with a choice for each. */
export function ConflictChoices({ items, by, onChange }: Props) {
  const [choices, setChoices] = useState<Choice[]>(() => items.map(() => null));
  return (
    <Stack gap={5}>
      {items.map(({ label, theirs, mine }, index) => (
        <RadioCards
          key={index}
          legend={label}
          options={[
            { value: 'theirs', label: `As ${by} has saved it`, description: theirs },
            { value: 'mine', label: 'As you have it', description: mine },
          ]}
          value={choices[index] ?? null}
          onChange={(choice: 'theirs' | 'mine') => {
            const next = choices.with(index, choice);
            setChoices(next);
            onChange(next);
          }}
        />
      ))}
    </Stack>
  );
}
