import { DropdownMenu as Radix } from 'radix-ui';
import { useId, type MouseEvent } from 'react';
import { Link, useLocation } from 'shared/router';
import { color, css, font, space, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';
import type { MenuAction } from './menu-item.ts';
import { menuLineStyle } from './menu-style.ts';

interface Props {
  item: MenuAction;
  /** The item navigates to another screen in this window. */
  onLeave: () => void;
}

/** An action or a link; a disabled one stays focusable and explains why. */
export function MenuActionItem({ item, onLeave }: Props) {
  const { label, icon, onSelect, to, href, tone, shortcut, requires } = item;
  const disabledReason = useMissingRole(requires) ?? item.disabledReason;
  const reasonId = useId();
  const { pathname } = useLocation();
  const handleLink = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isElsewhere = to?.split(/[?#]/)[0] !== pathname;
    if (isElsewhere && !ctrlKey && !metaKey && !shiftKey) onLeave();
  };
  if (disabledReason !== undefined)
    return (
      <Line
        aria-disabled
        aria-describedby={reasonId}
        textValue={label}
        onSelect={(event) => event.preventDefault()}
      >
        {icon}
        <span>
          {label}
          <Reason id={reasonId} aria-hidden>
            {disabledReason}
          </Reason>
        </span>
      </Line>
    );
  if (to !== undefined || href !== undefined)
    return (
      <Line asChild textValue={label}>
        {to !== undefined ? (
          <Link to={to} onClick={handleLink}>
            {icon}
            {label}
          </Link>
        ) : (
          <a href={href} rel="noreferrer">
            {icon}
            {label}
          </a>
        )}
      </Line>
    );
  return (
    <Line $tone={tone} textValue={label} onSelect={onSelect}>
      {icon}
      {label}
      {shortcut !== undefined && <Shortcut aria-hidden>{shortcut}</Shortcut>}
    </Line>
  );
}

const Line = styled(Radix.Item)<{ $tone?: 'danger' }>`
  ${menuLineStyle}
  ${({ $tone }) =>
    $tone === 'danger' &&
    css`
      color: ${color('danger')};

      & > svg {
        color: inherit;
      }

      &[data-highlighted] {
        background: ${color('dangerSoft')};
      }
    `}
`;

const Reason = styled.span`
  ${font('xs')}
  display: block;
  max-width: 240px;
`;

const Shortcut = styled.span`
  ${font('xs')}
  padding-left: ${space(4)};
  margin-left: auto;
  color: ${color('textMuted')};

  @media (hover: none) {
    display: none;
  }
`;
