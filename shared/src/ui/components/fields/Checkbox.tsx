import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, font, media, space, styled } from 'shared/theme';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { useLockedBox } from './useLockedBox.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** The label is available to screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The least role that may change it. */
  requires?: Role | undefined;
}

export function Checkbox({ label, isLabelHidden = false, hint, requires, ...rest }: CheckboxProps) {
  const hintId = useId();
  const locked = useLockedBox(requires, hint ? hintId : undefined);
  return (
    <>
      <Root>
        <Input type="checkbox" {...rest} {...locked.lock} />
        <span>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {hint && (
            <HintText id={hintId} aria-hidden>
              {hint}
            </HintText>
          )}
        </span>
      </Root>
      {locked.hint}
    </>
  );
}

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  cursor: pointer;

  ${media.phone} {
    min-height: 40px;
    padding-block: 10px;
  }
`;

const Input = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1px solid ${color('control')};
  border-radius: 4px;
  background: ${color('surface')};
  cursor: inherit;
  transition: background-color 120ms ease;

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    background: ${color('onAccent')};
    clip-path: polygon(10% 52%, 24% 38%, 42% 56%, 78% 16%, 92% 30%, 42% 84%);
    opacity: 0;
  }

  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }

  &:checked::before {
    opacity: 1;
  }

  &[aria-disabled='true'],
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &:focus-visible {
    border-radius: 4px;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const HintText = styled.span`
  ${font('sm')}
  display: block;
  color: ${color('textMuted')};
`;
