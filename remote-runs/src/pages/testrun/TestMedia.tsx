import { Suspense } from 'react';
import type { TestRun } from 'shared/contract';
import { longDate } from 'shared/format';
import { lazyPart, suspendingPart } from 'shared/remote';
import { Placeholder } from '../../components/Placeholder.tsx';
import type { MediaTab } from '../../features/media/MediaPanel.tsx';
import { ScreenshotView } from '../../features/media/ScreenshotView.tsx';
import { actionOrder, type Moment } from '../../model/moment.ts';
import type { SeekTarget, Timeline } from '../../model/timeline.ts';

const Recording = lazyPart(async () => (await import('../../features/media/Recording.tsx')).Recording);
const FilesView = suspendingPart(async () => (await import('../../features/files/FilesView.tsx')).FilesView);
const Filmstrip = lazyPart(async () => (await import('../../features/filmstrip/Filmstrip.tsx')).Filmstrip);
const TraceSection = suspendingPart(
  async () => (await import('../../features/trace/TraceSection.tsx')).TraceSection,
);
const ConsoleView = lazyPart(
  async () => (await import('../../features/console/ConsoleView.tsx')).ConsoleView,
);

interface Props {
  run: TestRun;
  tab: MediaTab;
  moments: Moment[];
  /** The selected one. */
  moment: Moment | undefined;
  /** Whose screenshot is on show. */
  shown: Moment | undefined;
  timeline: Timeline;
  seekTo: (target: SeekTarget) => void;
  showStep: (stepNumber: number) => void;
  /** The index of the step at the recording's playhead. */
  playing: number | null;
  onPlaying: (stepIndex: number | null) => void;
  onRefresh: () => Promise<unknown>;
}

/** What the chosen tab of Test Media shows. */
export function TestMedia({ run, tab, moments, moment, shown, timeline, seekTo, ...rest }: Props) {
  const { showStep, playing, onPlaying, onRefresh } = rest;
  if (tab === 'console')
    return (
      <ConsoleView
        run={run}
        step={moment?.step ?? null}
        onShow={(stepNumber, actionNumber) => {
          if (actionNumber === null) return showStep(stepNumber);
          const stepIndex = run.results.findIndex((step) => step.step_number === stepNumber);
          seekTo({ kind: 'show', order: actionOrder(stepIndex, actionNumber) });
        }}
      />
    );
  if (tab === 'runs') return <Filmstrip run={run} step={shown?.step ?? null} />;
  if (tab === 'files')
    return (
      <Suspense>
        <FilesView run={run} onShow={showStep} />
        <TraceSection run={run} />
      </Suspense>
    );
  if (run.media_removed_at)
    return (
      <Placeholder>
        The screenshots and the recording were removed on {longDate(run.media_removed_at)} because of their
        age. The results of the steps stay.
      </Placeholder>
    );
  if (tab === 'recording')
    return (
      <Recording
        url={run.test_video_url}
        steps={run.results}
        playback={timeline.playback}
        playing={playing}
        onPlaying={onPlaying}
        onChoose={(stepIndex) => seekTo({ kind: 'choose', stepIndex })}
        onRefresh={onRefresh}
        fallback={<Placeholder />}
      />
    );
  return (
    <ScreenshotView
      moments={moments}
      moment={shown}
      onShow={(order) => seekTo({ kind: 'show-screenshot', order })}
      onRefresh={onRefresh}
    />
  );
}
