import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { StepResult } from 'shared/contract';
import { stepAt } from '../../model/playhead.ts';
import type { Cue } from '../../model/walk.ts';
import { useRenewal } from './useRenewal.ts';

interface Options {
  url: string | null;
  steps: StepResult[];
  cue: Cue | null;
  onPlaying: (stepIndex: number | null) => void;
  onRefresh: () => Promise<unknown>;
}

interface Player {
  videoProps: ComponentProps<'video'>;
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * A video that goes where the cue says and tells which step it plays. It keeps its address until that fails, since a fresh one
 * would start it again; a fresh one goes on at the same place.
 */
export function usePlayer({ url, steps, cue, onPlaying, onRefresh }: Options): Player {
  const video = useRef<HTMLVideoElement>(null);
  const place = useRef<Cue | null>(null);
  const [source, setSource] = useState(url);
  const { hasFailed, onError, onLoaded, onRetry } = useRenewal(source, onRefresh);
  if (hasFailed && url !== source) setSource(url);

  useEffect(() => () => onPlaying(null), [onPlaying]);
  useEffect(() => goTo(video.current, place.current), [source, hasFailed]);
  useEffect(() => goTo(video.current, cue), [cue]);

  const tell = () => {
    if (video.current) onPlaying(stepAt(steps, video.current.currentTime));
  };
  return {
    hasFailed,
    onRetry,
    videoProps: {
      ref: video,
      src: source ?? undefined,
      onTimeUpdate: tell,
      onSeeked: tell,
      onLoadedData: onLoaded,
      onError: () => {
        const { currentTime = 0, paused = true } = video.current ?? {};
        place.current = { seconds: currentTime, isPlaying: !paused };
        void onError();
      },
    },
  };
}

function goTo(video: HTMLVideoElement | null, cue: Cue | null): void {
  if (!video || !cue) return;
  video.currentTime = cue.seconds;
  // Another seek may come in between, or the browser may not allow it: then the person presses play.
  if (cue.isPlaying) video.play().catch(() => undefined);
}
