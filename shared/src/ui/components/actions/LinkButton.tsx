import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { Link } from 'shared/router';
import { styled } from 'shared/theme';
import { buttonStyle, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Button } from './Button.tsx';
import type { LinkTarget } from './link-target.ts';
import { useMissingRole } from '../role/useMissingRole.ts';

type Props = LinkTarget & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** The least role that may follow it: for anyone else it is a disabled button that says so. */
  requires?: Role;
};

/** A link styled as a button: `to` within the product, `href` to any other address. */
export function LinkButton({ to, href, requires, children, ...props }: Props) {
  const { variant = 'primary', size = 'md', icon, ...rest } = props;
  const isRefused = useMissingRole(requires) !== undefined;
  if (isRefused)
    return (
      <Button {...{ variant, size, icon, requires }} aria-label={rest['aria-label']}>
        {children}
      </Button>
    );
  const style = { $variant: variant, $size: size };
  if (to === undefined)
    return (
      <Outside href={href} rel="noreferrer" {...style} {...rest}>
        {icon}
        {children}
      </Outside>
    );
  return (
    <Inside to={to} {...style} {...rest}>
      {icon}
      {children}
    </Inside>
  );
}

const Inside = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

const Outside = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
