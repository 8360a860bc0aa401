import type { ReactNode } from 'react';
import { color, radius, space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

interface Props {
  kind: 'added' | 'removed';
  /** For screen readers, in place of the sign. */
  label?: string;
  children: ReactNode;
}

const SIGNS = { added: '+', removed: '−' };

/** A line of a diff, with its sign. */
export function DiffLine({ kind, label, children }: Props) {
  return (
    <Root as={kind === 'added' ? 'ins' : 'del'} $kind={kind}>
      <Sign aria-hidden>{SIGNS[kind]}</Sign>
      <span>
        {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
        {children}
      </span>
    </Root>
  );
}

const Root = styled.ins<{ $kind: Props['kind'] }>`
  display: flex;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('sm')};
  background: ${({ $kind }) => color($kind === 'added' ? 'successSoft' : 'dangerSoft')};
  text-decoration: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & + & {
    margin-top: 2px;
  }

  & > span {
    position: relative;
    min-width: 0;
  }

  & > :first-child,
  & strong {
    color: ${({ $kind }) => color($kind === 'added' ? 'success' : 'danger')};
    font-weight: 600;
  }
`;

const Sign = styled.span`
  flex: none;
  width: 1ch;
`;
