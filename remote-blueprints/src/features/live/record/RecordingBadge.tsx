import { color, font, inlineRow, keyframes, media, radius, space, styled } from 'shared/theme';
import { useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { isRecordingIn } from '../../../model/live-state.ts';

/** Says in the title bar of the live page that it is recorded. */
export function RecordingBadge({ live }: { live: LiveBrowser }) {
  const isRecording = useLiveState(live, isRecordingIn);
  return isRecording && <Root>Recording</Root>;
}

const pulse = keyframes`
  50% { opacity: 0.3; }
`;

const Root = styled.span`
  ${font('xs')}
  ${inlineRow(1)}
  flex: none;
  padding: 2px ${space(2)};
  font-weight: 500;
  color: ${color('danger')};
  background: ${color('dangerSoft')};
  border-radius: ${radius('full')};

  &::before {
    width: 8px;
    height: 8px;
    background: currentColor;
    border-radius: ${radius('full')};
    content: '';
    animation: ${pulse} 1.6s ease-in-out infinite;

    ${media.reducedMotion} {
      animation: none;
    }
  }
`;
