import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'shared/theme';
import { Spinner } from '../status/Spinner.tsx';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Hint } from './Hint.tsx';
import { useRefusal } from './useRefusal.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Its work goes on: it refuses to be pressed again, and shows `busyLabel` if there is one. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Why it cannot be pressed now; shown while it is pointed at or focused. */
  disabledReason?: string;
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  isBusy = false,
  busyLabel,
  disabledReason,
  children,
  'aria-describedby': describedBy,
  'aria-label': label,
  onClick,
  ...rest
}: ButtonProps) {
  const { buttonProps, reasonId } = useRefusal({ isBusy, disabledReason, describedBy, onClick });
  const isSayingBusy = isBusy && busyLabel !== undefined;
  return (
    <>
      <Root
        type="button"
        $variant={variant}
        $size={size}
        {...rest}
        {...buttonProps}
        aria-label={isSayingBusy ? undefined : label}
      >
        {isBusy ? <Spinner size={16} /> : icon}
        {isSayingBusy ? busyLabel : children}
      </Root>
      {disabledReason !== undefined && <Hint id={reasonId} text={disabledReason} />}
    </>
  );
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;
