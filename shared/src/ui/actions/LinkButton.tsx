import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { styled } from 'shared/theme';
import { buttonStyle, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button-style.ts';
import type { LinkTarget } from './link-target.ts';

type Props = LinkTarget & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

/** A link styled as a button: `to` within the product, `href` to any other address. */
export function LinkButton({ to, href, variant = 'primary', size = 'md', icon, children, ...rest }: Props) {
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
