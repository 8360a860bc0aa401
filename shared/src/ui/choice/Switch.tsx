import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, font, media, radius, shadow, space, styled } from 'shared/theme';
import { useLockedBox } from 'shared/ui';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
  /** The least role that may change it. */
  requires?: Role | undefined;
}

/** A switch; it takes effect immediately. */
export function Switch({ label, hint, requires, ...rest }: SwitchProps) {
  const hintId = useId();
  const locked = useLockedBox(requires, hint ? hintId : undefined);
  return (
    <>
      <Root>
        <Track type="checkbox" role="switch" {...rest} {...locked.lock} />
        <span>
          {label}
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
  gap: ${space(3)};
  font-weight: 500;
  cursor: pointer;

  &:has(:disabled, [aria-disabled='true']) {
    opacity: 0.6;
    cursor: not-allowed;
  }

  ${media.phone} {
    min-height: 40px;
    padding-block: 10px;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 34px;
  height: 20px;
  border-radius: ${radius('full')};
  background: ${color('control')};
  cursor: inherit;
  transition: background-color 140ms ease;

  &::before {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 16px;
    border-radius: 50%;
    background: ${color('onAccent')};
    box-shadow: ${shadow('sm')};
    transition: transform 140ms ease;
  }

  &:checked {
    background: ${color('accent')};
  }

  &:checked::before {
    transform: translateX(14px);
  }

  &:focus-visible {
    border-radius: ${radius('full')};
  }
`;

const HintText = styled.span`
  ${font('sm')}
  display: block;
  color: ${color('textMuted')};
  font-weight: 400;
`;
