import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { styled } from 'shared/theme';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import type { LinkTarget } from './link-target.ts';

type Props = LinkTarget & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

/** A link that looks like a button. `to` is an address of the product, `href` any other. */
export function LinkButton({ to, href, variant = 'primary', size = 'md', icon, children, ...rest }: Props) {
  const look = { $variant: variant, $size: size };
  if (to === undefined)
    return (
      <Outside href={href} rel="noreferrer" {...look} {...rest}>
        {icon}
        {children}
      </Outside>
    );
  return (
    <Inside to={to} {...look} {...rest}>
      {icon}
      {children}
    </Inside>
  );
}

const Inside = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const Outside = styled.a<ButtonLook>`
  ${buttonStyle}
`;
