import { color, font, radius, shadow, space, styled } from 'shared/theme';
import { Button, Row } from 'shared/ui';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import { cursorIn, type LiveState } from '../../model/live-state.ts';
import type { EditorStep } from '../../model/step.ts';

interface Props {
  live: LiveBrowser;
  steps: EditorStep[];
  /** @param resumeAt the step up to which the steps are run in the new browser */
  onOpen: (resumeAt: string | null) => void;
  /** A colleague's session: it cannot be opened again from here. */
  isWatched: boolean;
}

const endOf = ({ end }: LiveState) => end;
const doneOf = ({ done }: LiveState) => done;

/** Why the session has ended, and how to go on. */
export function LiveEnded({ live, steps, onOpen, isWatched }: Props) {
  const end = useLiveState(live, endOf);
  const cursor = cursorIn(steps, useLiveState(live, doneOf));
  if (!end) return null;
  const done = steps.findIndex(({ id }) => id === cursor) + 1;
  const canResume = LOST.has(end.reason) && done > 0;
  return (
    <Backdrop>
      <Panel role="alert">
        <p>{end.message}</p>
        {!isWatched && (
          <Row gap={2} align="stretch" justify="center" wrap>
            {canResume && (
              <Button size="sm" onClick={() => onOpen(cursor)}>
                Resume at step {Math.min(done + 1, steps.length)}
              </Button>
            )}
            <Button size="sm" variant={canResume ? 'secondary' : 'primary'} onClick={() => onOpen(null)}>
              Open again
            </Button>
          </Row>
        )}
      </Panel>
    </Backdrop>
  );
}

/** Ends that the user did not want. */
const LOST = new Set<NonNullable<LiveState['end']>['reason']>([
  'browser-lost',
  'worker-stopped',
  'worker-lost',
  'connection-lost',
  'time-limit',
  'idle',
]);

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(3)};
  background: ${color('overlay')};
`;

const Panel = styled.div`
  ${font('md')}
  display: grid;
  gap: ${space(3)};
  max-width: 360px;
  padding: ${space(4)};
  color: ${color('text')};
  text-align: center;
  overflow-wrap: anywhere;
  background: ${color('surface')};
  border-radius: ${radius('md')};
  box-shadow: ${shadow('lg')};
`;
