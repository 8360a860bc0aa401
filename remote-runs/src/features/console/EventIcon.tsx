import { Bug, CloudAlert, SquareTerminal } from 'lucide-react';
import type { PageEventKind } from 'shared/constants';
import type { PageEvent } from 'shared/contract';
import { color, styled } from 'shared/theme';

const ICONS = { exception: Bug, console: SquareTerminal, request: CloudAlert } satisfies Record<
  PageEventKind,
  unknown
>;

/** The icon of a page event's kind; its label is next to it. */
export function EventIcon({ kind, level }: Pick<PageEvent, 'kind' | 'level'>) {
  const Icon = ICONS[kind];
  return (
    <Root $level={level}>
      <Icon size={16} aria-hidden />
    </Root>
  );
}

const Root = styled.span<{ $level: PageEvent['level'] }>`
  flex: none;
  margin-top: 2px;
  color: ${({ $level }) => color($level === 'warning' ? 'warning' : 'danger')};
`;
