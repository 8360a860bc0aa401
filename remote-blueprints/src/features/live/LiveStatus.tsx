import { color, font, styled } from 'shared/theme';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import { isUsable, type LiveHighlight, type LiveState } from '../../model/live-state.ts';

interface Props {
  live: LiveBrowser;
  /** What the person cannot do here. */
  notice: string | null;
}

const stateOf = (state: LiveState) => state;

/** Any use of the editor is use of the browser. */
const ENDS_SOON =
  'The live browser closes in a minute because it is not used. Click or press a key to keep it.';

/** What the live browser has to say, in one line below the page; the most urgent first. */
export function LiveStatus({ live, notice }: Props) {
  const state = useLiveState(live, stateOf);
  const { phase, endsSoon, rejection, highlight, viewport, watchers, question } = state;
  const urgent =
    (phase === 'interrupted' ? 'The connection was lost. Connecting again …' : null) ??
    (endsSoon ? ENDS_SOON : null) ??
    notice ??
    rejection ??
    (question && isUsable(state) ? 'The page waits for an answer.' : null);
  const text = urgent ?? (highlight && highlightText(highlight, viewport)) ?? watchersText(watchers);
  return (
    <Root role="status" $isUrgent={urgent !== null}>
      {text}
    </Root>
  );
}

/** Why not one element is outlined. */
function highlightText({ message, matches }: LiveHighlight, viewport: LiveState['viewport']): string | null {
  const isVisible = matches.some(
    ({ box }) => box && box.y < viewport.height && box.y + box.height > 0 && box.x < viewport.width,
  );
  if (message !== null || isVisible || !matches[0]) return message;
  return `The ${matches[0].description} is outside of what is visible of the page`;
}

function watchersText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'One colleague is watching' : `${count} colleagues are watching`;
}

/** One line high from the start, so that nothing moves when a text arrives. */
const Root = styled.div<{ $isUrgent: boolean }>`
  ${font('sm')}
  min-height: 20px;
  color: ${({ $isUrgent }) => color($isUrgent ? 'warning' : 'textMuted')};
  overflow-wrap: anywhere;
`;
