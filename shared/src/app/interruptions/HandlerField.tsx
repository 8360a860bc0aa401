import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HANDLER_MAX_LENGTH } from 'shared/constants';
import { space, styled } from 'shared/theme';
import { IconButton, TextField } from 'shared/ui';
import { problemOf, readingOf, type HandlerRow } from './handler-rows.ts';

interface Props {
  row: HandlerRow;
  /** From 1. */
  number: number;
  /** What is wrong is shown, whether the field was left or not. */
  isChecked: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** One handler with its reading, or what is wrong with it once the field was left. */
export function HandlerField({ row, number, isChecked, onChange, onRemove }: Props) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <Root>
      <TextField
        label={`Handler ${number}`}
        isLabelHidden
        autoFocus={row.text === ''}
        placeholder='When "Accept cookies" is shown, click it'
        maxLength={HANDLER_MAX_LENGTH}
        value={row.text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setIsLeft(true)}
        error={isChecked || isLeft ? problemOf(row) : undefined}
        hint={readingOf(row)}
      />
      <IconButton label={`Remove handler ${number}`} icon={<Trash2 size={16} />} onClick={onRemove} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
