import { CircleAlert, Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, css, font, space, styled } from 'shared/theme';

interface Props {
  /** It is not exactly one element. */
  isWarning: boolean;
  /** All of it, where there is room for one line: a person who moves by keys sees all lines. It belongs to its card, and is not announced. */
  whole?: string | undefined;
  /** Nothing: not known. */
  children: ReactNode;
}

/** What a step hits on a page. */
export function MatchLine({ isWarning, whole, children }: Props) {
  const Icon = isWarning ? CircleAlert : Crosshair;
  const isOneLine = whole !== undefined;
  return (
    <Root role={isOneLine ? undefined : 'status'} title={whole} $isWarning={isWarning} $isOneLine={isOneLine}>
      {children && (
        <>
          <Icon size={14} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

const Root = styled.div<{ $isWarning: boolean; $isOneLine: boolean }>`
  ${font('sm')}
  display: flex;
  gap: ${space(1)};
  color: ${({ $isWarning }) => color($isWarning ? 'warning' : 'textMuted')};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
    margin-top: 3px;
  }

  ${({ $isOneLine }) =>
    $isOneLine &&
    css`
      & > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;

        li:focus-visible & {
          white-space: normal;
        }
      }
    `}
`;
