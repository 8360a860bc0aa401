import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { TAGS_MAX } from 'shared/constants';
import { color, font, media, radius, space, styled, wrappingRow } from 'shared/theme';
import { Chip, Text, useReadOnly } from 'shared/ui';
import { addTags } from '../../../model/tags.ts';

interface Props {
  tags: string[];
  /** Tags of other tests, which are suggested. */
  known: string[];
  onChange: (tags: string[]) => void;
}

/** Tags as chips in front of the field that adds them: Enter, a space or a comma ends a tag, Backspace takes the last one back. */
export function TagsField({ tags, known, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const lock = useReadOnly('editor');
  const isReadOnly = 'readOnly' in lock;

  const add = (typed: string) => {
    const result = addTags(tags, typed);
    if ('problem' in result) {
      setText(typed.trim());
      setProblem(result.problem);
      return;
    }
    setText('');
    setProblem(undefined);
    if (result.tags.length > tags.length) onChange(result.tags);
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target;
    setProblem(undefined);
    const isSuggestion = !(nativeEvent instanceof InputEvent) && known.includes(value);
    if (isSuggestion || /[\s,]/.test(value)) add(value);
    else setText(value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      // Otherwise it saves the test.
      event.preventDefault();
      add(text);
    }
    if (!isReadOnly && event.key === 'Backspace' && text === '' && tags.length > 0)
      onChange(tags.slice(0, -1));
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    field.current?.focus();
  };

  return (
    <Root role="group" aria-label="Tags of the test">
      <Label htmlFor={id}>Tags</Label>
      {tags.map((tag) => (
        <Chip
          key={tag}
          text={tag}
          label={`Remove tag ${tag}`}
          onRemove={isReadOnly ? undefined : () => remove(tag)}
        />
      ))}
      <Input
        ref={field}
        id={id}
        list={`${id}-known`}
        placeholder={tags.length === 0 ? 'smoke, checkout, ...' : 'Add a tag'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        readOnly={tags.length >= TAGS_MAX}
        {...lock}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={() => add(text)}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <Text as="span" tone="danger" size="sm" id={`${id}-problem`} role="status">
        {problem}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  ${wrappingRow(1, 2)}
  flex: 1 1 100%;
  min-height: 34px;

  ${media.phone} {
    min-height: 42px;
  }
`;

const Label = styled.label`
  ${font('sm')}
  margin-right: ${space(1)};
  font-weight: 500;
`;

const Input = styled.input`
  ${font('sm')}
  flex: 0 1 220px;
  min-width: 120px;
  min-height: 30px;
  padding: 0 ${space(2)};
  color: ${color('text')};
  background: none;
  border: 1px solid transparent;
  border-radius: ${radius('md')};

  &::placeholder {
    color: ${color('textMuted')};
  }

  &:hover,
  &:focus {
    border-color: ${color('control')};
  }

  ${media.phone} {
    min-height: 40px;
    font-size: 1rem;
  }
`;
