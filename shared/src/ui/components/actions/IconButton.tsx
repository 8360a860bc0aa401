import type { ComponentProps, ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, css, media, styled } from 'shared/theme';
import { buttonStyle, type ButtonStyleProps, type ButtonSize } from './button-style.ts';
import { Hint } from './Hint.tsx';
import { useDisabledReason } from './useDisabledReason.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name. */
  label: string;
  /** The icon; alternatively the children. */
  icon?: ReactNode;
  variant?: 'ghost' | 'secondary';
  size?: ButtonSize;
  tone?: 'default' | 'danger';
  isBusy?: boolean;
  disabledReason?: string | undefined;
  /** The least role that may click it: for anyone else it is disabled and says so. */
  requires?: Role | undefined;
}

/** A button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  tone = 'default',
  isBusy,
  disabledReason: ownReason,
  requires,
  children,
  'aria-describedby': describedBy,
  onClick,
  ...rest
}: IconButtonProps) {
  const { buttonProps, reasonId, disabledReason } = useDisabledReason({
    isBusy,
    disabledReason: ownReason,
    requires,
    describedBy,
    onClick,
  });
  return (
    <>
      <Root
        type="button"
        aria-label={label}
        $variant={variant}
        $size={size}
        $tone={tone}
        {...rest}
        {...buttonProps}
      >
        {icon ?? children}
      </Root>
      {disabledReason !== undefined && <Hint id={reasonId} text={disabledReason} />}
    </>
  );
}

const Root = styled.button<ButtonStyleProps & { $tone: 'default' | 'danger' }>`
  ${buttonStyle}
  width: ${({ $size }) => ($size === 'sm' ? '32px' : '38px')};
  padding: 0;
  ${({ $tone }) =>
    $tone === 'danger' &&
    css`
      &:hover:not([aria-disabled='true'], :disabled) {
        background: ${color('dangerSoft')};
        color: ${color('danger')};
      }
    `}

  & > svg {
    width: 18px;
    height: 18px;
  }

  ${media.phone} {
    width: 40px;
  }
`;
