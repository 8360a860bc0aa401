import { useState } from 'react';
import type { StepResult } from 'shared/contract';
import { color, font, radius, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import { MediaFailure } from '../../components/MediaFailure.tsx';
import { stepsLength } from '../../model/playhead.ts';
import { nameOf } from '../../model/step-place.ts';
import type { PlaybackState } from '../../model/timeline.ts';
import { Placeholder } from '../../components/Placeholder.tsx';
import { StepMarkers } from './StepMarkers.tsx';
import { usePlayer } from './usePlayer.ts';

interface RecordingProps {
  url: string | null;
  steps: StepResult[];
  /** Where to be in it. */
  playback: PlaybackState | null;
  /** The index of the step at the playhead. */
  playing: number | null;
  onPlaying: (stepIndex: number | null) => void;
  onChoose: (stepIndex: number) => void;
  /** Asks for the run again: the address lasts an hour. */
  onRefresh: () => Promise<unknown>;
}

/** The video of a test run, with its steps below the timeline. */
export function Recording({ url, steps, playback, playing, onPlaying, onChoose, onRefresh }: RecordingProps) {
  const [length, setLength] = useState(0);
  const { videoProps, hasFailed, onRetry } = usePlayer({ url, steps, playback, onPlaying, onRefresh });
  if (!url) return <Placeholder>No video recording available</Placeholder>;
  if (hasFailed) return <MediaFailure text="The recording could not be loaded." onRetry={onRetry} />;
  return (
    <Stack gap={2}>
      <Video
        // A new address needs a new element, which starts where the previous one failed.
        key={videoProps.src}
        {...videoProps}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label="Recording of the test run"
        onDurationChange={({ currentTarget }) => setLength(currentTarget.duration)}
      />
      {steps.some(({ start }) => typeof start === 'number') && (
        <>
          <StepMarkers
            steps={steps}
            length={Number.isFinite(length) && length > 0 ? length : stepsLength(steps)}
            playing={playing}
            onChoose={onChoose}
          />
          <NowPlaying step={playing === null ? undefined : steps[playing]} />
        </>
      )}
    </Stack>
  );
}

const Video = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
`;

/** The step at the playhead. It is not announced: a playing video would never stop talking. */
function NowPlaying({ step }: { step: StepResult | undefined }) {
  return <Root>{step ? `${nameOf(step)}: ${step.task}` : 'Choose a step to go to its start.'}</Root>;
}

const Root = styled.p`
  ${font('sm')}
  min-height: 2lh;
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
