import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { color, space, styled } from 'shared/theme';
import { IconButton } from '../actions/IconButton.tsx';
import { controlStyle } from './control-style.ts';
import { Field } from './Field.tsx';

interface Props {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search input with a button that clears it. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <Box>
          <Glass size={16} aria-hidden />
          <Input
            ref={input}
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          />
          {value !== '' && (
            <Clear>
              <IconButton size="sm" label="Clear search" icon={<X />} onClick={clear} />
            </Clear>
          )}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Glass = styled(Search)`
  position: absolute;
  inset: 0 auto 0 ${space(3)};
  margin-block: auto;
  color: ${color('textMuted')};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline: 36px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  inset: 0 3px 0 auto;
`;
