import { CircleAlert, Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, space, styled } from 'shared/theme';

interface Props {
  /** It is not exactly one element. */
  isWarning: boolean;
  /** It stands below a field and changes as the text does. Else it belongs to its card. */
  isAnnounced?: boolean;
  /** Nothing: not known. */
  children: ReactNode;
}

/** What a step hits on a page. */
export function MatchLine({ isWarning, isAnnounced = true, children }: Props) {
  const Icon = isWarning ? CircleAlert : Crosshair;
  return (
    <Root role={isAnnounced ? 'status' : undefined} $isWarning={isWarning}>
      {children && (
        <>
          <Icon size={14} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

const Root = styled.div<{ $isWarning: boolean }>`
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
`;
