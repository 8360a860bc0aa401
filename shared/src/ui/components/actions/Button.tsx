import type { ComponentProps, ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { styled } from 'shared/theme';
import { Spinner } from '../status/Spinner.tsx';
import { buttonStyle, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Hint } from './Hint.tsx';
import { useDisabledReason } from './useDisabledReason.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Its action is running: it ignores clicks and shows `busyLabel`, if given. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Disables the button and explains why in a tooltip. */
  disabledReason?: string | undefined;
  /** The least role that may click it: for anyone else it is disabled and says so. */
  requires?: Role | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  isBusy = false,
  busyLabel,
  disabledReason: ownReason,
  requires,
  children,
  'aria-describedby': describedBy,
  'aria-label': label,
  onClick,
  ...rest
}: ButtonProps) {
  const { buttonProps, reasonId, disabledReason } = useDisabledReason({
    isBusy,
    disabledReason: ownReason,
    requires,
    describedBy,
    onClick,
  });
  const showsBusyLabel = isBusy && busyLabel !== undefined;
  return (
    <>
      <Root
        type="button"
        $variant={variant}
        $size={size}
        {...rest}
        {...buttonProps}
        aria-label={showsBusyLabel ? undefined : label}
      >
        {isBusy ? <Spinner size={16} /> : icon}
        {showsBusyLabel ? busyLabel : children}
      </Root>
      {disabledReason !== undefined && <Hint id={reasonId} text={disabledReason} />}
    </>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
