import { ChevronsUpDown, X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, css, flexRow, layer, space, styled } from 'shared/theme';
import { controlStyle, Field, IconButton, Spinner, useMissingRole } from 'shared/ui';
import { useOverlayContainer } from '../container.ts';
import { floatingStyle } from '../floating-style.ts';
import { OptionPicker } from './OptionPicker.tsx';
import type { ComboboxOption } from './options.ts';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  /** Shown when nothing is selected. */
  placeholder: string;
  searchPlaceholder?: string;
  isLoading?: boolean;
  loadingText?: string;
  options: readonly ComboboxOption[];
  /** The value of the selected option, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown when no option matches. */
  emptyText: string;
  /** Shows a button that clears the selection. */
  isClearable?: boolean;
  isOptional?: boolean;
  disabled?: boolean;
  /** The least role that may change the value. */
  requires?: Role;
  hint?: ReactNode;
  error?: string;
}

/** A searchable select for many values. */
export function Combobox({ label, isLabelHidden, hint, error, isOptional, ...props }: Props) {
  const { placeholder, isLoading = false, loadingText = 'Loading...', options, value, onChange } = props;
  const { searchPlaceholder = 'Search...', emptyText, isClearable = false, disabled, requires } = props;
  const reason = useMissingRole(requires);
  const [isOpen, setIsOpen] = useState(false);
  const container = useOverlayContainer();
  const listId = useId();
  const selected = options.find((option) => option.value === value);
  const shown = isLoading ? loadingText : (selected?.label ?? placeholder);

  const handleSelect = (next: string) => {
    setIsOpen(false);
    onChange(next);
  };

  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional }}>
      {(control) => (
        <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
          <Box>
            <Trigger
              {...control}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-controls={isOpen ? listId : undefined}
              disabled={disabled || reason !== undefined}
              title={reason}
              $isEmpty={selected === undefined || isLoading}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                setIsOpen(true);
              }}
            >
              <Value>{shown}</Value>
              {isLoading ? <Spinner size={16} /> : <ChevronsUpDown size={16} aria-hidden />}
            </Trigger>
            {isClearable && selected && (
              <Clear>
                <IconButton
                  requires={requires}
                  size="sm"
                  label={`Clear ${label}`}
                  icon={<X />}
                  onClick={() => onChange(null)}
                />
              </Clear>
            )}
          </Box>
          <Radix.Portal container={container}>
            <Content align="start" sideOffset={4} collisionPadding={8} aria-label={label}>
              <OptionPicker
                listId={listId}
                label={label}
                searchPlaceholder={searchPlaceholder}
                options={options}
                value={value}
                onSelect={handleSelect}
                emptyText={isLoading ? loadingText : emptyText}
              />
            </Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Trigger = styled(Radix.Trigger)<{ $isEmpty: boolean }>`
  ${controlStyle}
  ${flexRow(2)}
  text-align: left;
  cursor: pointer;
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      color: ${color('textMuted')};
    `}

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }
`;

const Value = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Clear = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  inset: 0 32px 0 auto;
`;

const Content = styled(Radix.Content)`
  ${floatingStyle}
  z-index: ${layer('popover')};
  display: flex;
  flex-direction: column;
  width: max(220px, var(--radix-popover-trigger-width));
  max-width: calc(100vw - 2 * ${space(2)});
  max-height: min(340px, var(--radix-popover-content-available-height));
  overflow: hidden;
`;
