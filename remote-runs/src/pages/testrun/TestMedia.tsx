import { lazy, Suspense } from 'react';
import type { TestRun } from 'shared/contract';
import { MediaRemoved } from '../../features/media/MediaRemoved.tsx';
import type { MediaTab } from '../../features/media/media-tab.ts';
import { Recording } from '../../features/media/Recording.tsx';
import { ScreenshotView } from '../../features/media/ScreenshotView.tsx';
import { actionOrder, type Moment } from '../../model/moment.ts';
import type { Move, Walk } from '../../model/walk.ts';

const ConsoleView = lazy(async () => ({
  default: (await import('../../features/console/ConsoleView.tsx')).ConsoleView,
}));

interface Props {
  run: TestRun;
  tab: MediaTab;
  moments: Moment[];
  /** The one on show. */
  moment: Moment | undefined;
  walk: Walk;
  makeMove: (move: Move) => void;
  /** The index of the step at the recording's playhead. */
  playing: number | null;
  onPlaying: (stepIndex: number | null) => void;
  onRefresh: () => Promise<unknown>;
}

/** What the chosen tab of Test Media shows. */
export function TestMedia({ run, tab, moments, moment, walk, makeMove, ...rest }: Props) {
  const { playing, onPlaying, onRefresh } = rest;
  if (tab === 'console')
    return (
      <Suspense>
        <ConsoleView
          runId={run.id}
          stepNumber={moment?.step?.step_number ?? null}
          onShow={(stepNumber, actionNumber) => {
            const stepIndex = run.results.findIndex((step) => step.step_number === stepNumber);
            if (actionNumber === null) makeMove({ kind: 'choose', stepIndex });
            else makeMove({ kind: 'show', order: actionOrder(stepIndex, actionNumber) });
          }}
        />
      </Suspense>
    );
  if (run.media_removed_at) return <MediaRemoved at={run.media_removed_at} />;
  if (tab === 'recording')
    return (
      <Recording
        url={run.test_video_url}
        steps={run.results}
        cue={walk.cue}
        playing={playing}
        onPlaying={onPlaying}
        onChoose={(stepIndex) => makeMove({ kind: 'choose', stepIndex })}
        onRefresh={onRefresh}
      />
    );
  return (
    <ScreenshotView
      moments={moments}
      moment={moment}
      onMove={(distance) => makeMove({ kind: 'action', distance })}
      onRefresh={onRefresh}
    />
  );
}
