import { useState, type KeyboardEvent } from 'react';
import type { LiveQuestion } from 'shared/contract';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { Button, Checkbox, Text } from 'shared/ui';
import type { Answer } from './answer.ts';
import { QuestionForm } from './QuestionForm.tsx';

interface Props {
  about: Extract<LiveQuestion, { kind: 'select' }>;
  onAnswer: (answer: Answer) => void;
}

/** The options of a list. With several to choose, OK answers; else the choice itself. */
export function SelectQuestion({ about: { label, options, isMultiple }, onAnswer }: Props) {
  const [chosen, setChosen] = useState(() =>
    options.flatMap(({ isSelected }, index) => (isSelected ? [index] : [])),
  );
  const cancel = () => onAnswer(null);
  const title = <Text weight="medium">{label || 'Choose an option'}</Text>;
  if (isMultiple)
    return (
      <QuestionForm onSubmit={() => onAnswer({ options: chosen })} onCancel={cancel}>
        {title}
        {options.map((option, index) => (
          <Checkbox
            key={index}
            label={option.label}
            disabled={option.isDisabled}
            data-takes-focus
            checked={chosen.includes(index)}
            onChange={({ target }) =>
              setChosen((now) =>
                target.checked ? [...now, index].sort((a, b) => a - b) : now.filter((at) => at !== index),
              )
            }
          />
        ))}
      </QuestionForm>
    );
  const isFree = ({ isDisabled }: (typeof options)[number]) => !isDisabled;
  const selected = options.findIndex((option) => option.isSelected && isFree(option));
  const first = selected < 0 ? options.findIndex(isFree) : selected;
  return (
    <>
      {title}
      <List onKeyDown={moveFocus}>
        {options.map((option, index) => (
          <li key={index}>
            <Option
              type="button"
              aria-pressed={option.isSelected}
              disabled={option.isDisabled}
              data-takes-focus={index === first || undefined}
              onClick={() => onAnswer({ options: [index] })}
            >
              {option.label}
            </Option>
          </li>
        ))}
      </List>
      <Button variant="secondary" size="sm" onClick={cancel}>
        Cancel
      </Button>
    </>
  );
}

/** As in the list of a browser. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = options.findIndex((option) => option === event.target);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: options.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  options[next]?.focus();
}

const List = styled.ul`
  display: grid;
  max-height: 220px;
  padding: 0;
  margin: 0;
  overflow: auto;
  list-style: none;
`;

const Option = styled.button`
  ${font('md')}
  width: 100%;
  padding: ${space(2)} ${space(3)};
  color: ${color('text')};
  text-align: left;
  border-radius: ${radius('sm')};

  &:hover {
    background: ${color('hover')};
  }

  &[aria-pressed='true'] {
    color: ${color('accentText')};
    background: ${color('accentSoft')};
  }

  &:disabled {
    color: ${color('textMuted')};
    cursor: default;
    background: none;
  }

  ${media.phone} {
    min-height: 44px;
  }
`;
