import { Search, X } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { color, font, frame, media, space, styled } from 'shared/theme';
import { IconButton } from '../actions/IconButton.tsx';
import { useDocumentEvent } from '../events/useDocumentEvent.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './Field.tsx';

interface Props {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** The `/` key focuses it: of one field of a screen. */
  hasShortcut?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search input with a button that clears it. */
export function SearchField({ label, placeholder, value, onChange, hasShortcut = false, inputRef }: Props) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  useSearchKey(input, hasShortcut);
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
            aria-keyshortcuts={hasShortcut ? '/' : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          />
          {hasShortcut && value === '' && <Key aria-hidden>/</Key>}
          {value !== '' && (
            <Clear>
              <IconButton requires="viewer" size="sm" label="Clear search" icon={<X />} onClick={clear} />
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

/** Hidden where there is no keyboard, and while typing. */
const Key = styled.kbd`
  ${font('xs')}
  position: absolute;
  inset: 0 ${space(3)} 0 auto;
  height: 20px;
  margin-block: auto;
  padding: 1px 6px;
  ${frame('sm')}
  color: ${color('textMuted')};
  font-family: inherit;
  pointer-events: none;

  input:focus ~ & {
    display: none;
  }

  ${media.phone} {
    display: none;
  }

  @media (hover: none) {
    display: none;
  }
`;

const Clear = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  inset: 0 3px 0 auto;
`;

/** Where a `/` is typed, and where another layer has the keyboard. */
const BUSY =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Focuses the field at the `/` key, unless that is typed somewhere. */
function useSearchKey(field: RefObject<HTMLInputElement | null>, isEnabled: boolean): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(BUSY)) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  };
  useDocumentEvent('keydown', handleKeyDown, isEnabled);
}
