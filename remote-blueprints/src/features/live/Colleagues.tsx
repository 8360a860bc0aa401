import { useQuery } from 'shared/query';
import { color, font, styled, wrappingRow } from 'shared/theme';
import { Button } from 'shared/ui';
import { liveSessionsQuery } from '../../api/live-sessions.ts';
import type { WatchedSession } from '../../state/live-browser.ts';

interface Props {
  blueprintId: number;
  onWatch: (session: WatchedSession) => void;
}

/** The live browsers that colleagues have open for this test or module. */
export function Colleagues({ blueprintId, onWatch }: Props) {
  const { data } = useQuery(liveSessionsQuery(blueprintId));
  const others = data?.filter(({ is_own }) => !is_own) ?? [];
  return others.map(({ live_session_id: id, started_by: owner }) => (
    <Root key={id}>
      <span>
        <bdi>{owner}</bdi> has a live browser open
      </span>
      <Button
        requires="viewer"
        variant="ghost"
        size="sm"
        aria-label={`Watch ${owner}`}
        onClick={() => onWatch({ id, owner })}
      >
        Watch
      </Button>
    </Root>
  ));
}

const Root = styled.div`
  ${font('sm')}
  ${wrappingRow(1, 2)}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
