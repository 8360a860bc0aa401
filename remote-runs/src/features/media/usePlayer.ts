import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { StepResult } from 'shared/contract';
import { stepAt } from '../../model/playhead.ts';
import type { PlaybackState } from '../../model/timeline.ts';
import { useSignedUrlRefresh } from './useSignedUrlRefresh.ts';

interface Options {
  url: string | null;
  steps: StepResult[];
  playback: PlaybackState | null;
  onPlaying: (stepIndex: number | null) => void;
  onRefresh: () => Promise<unknown>;
}

interface Player {
  videoProps: ComponentProps<'video'>;
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * A video that seeks to `playback` and reports which step it plays. It retains its address until that fails, since a new one
 * restarts it; after a failure it continues with a new address at the same place.
 */
export function usePlayer({ url, steps, playback, onPlaying, onRefresh }: Options): Player {
  const video = useRef<HTMLVideoElement>(null);
  const failedAt = useRef<PlaybackState | null>(null);
  const [source, setSource] = useState(url);
  const { hasFailed, onError, onLoaded, onRetry } = useSignedUrlRefresh(source, onRefresh);
  if (hasFailed && url !== source) setSource(url);

  const attach = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      seek(element, failedAt.current);
      return () => {
        video.current = null;
        onPlaying(null);
      };
    },
    [onPlaying],
  );
  useEffect(() => seek(video.current, playback), [playback]);

  const reportStep = () => {
    if (video.current) onPlaying(stepAt(steps, video.current.currentTime));
  };
  return {
    hasFailed,
    onRetry,
    videoProps: {
      ref: attach,
      src: source ?? undefined,
      onTimeUpdate: reportStep,
      onSeeked: reportStep,
      onLoadedData: onLoaded,
      onError: () => {
        const { currentTime = 0, paused = true } = video.current ?? {};
        failedAt.current = { seconds: currentTime, isPlaying: !paused };
        void onError();
      },
    },
  };
}

function seek(video: HTMLVideoElement | null, playback: PlaybackState | null): void {
  if (!video || !playback) return;
  video.currentTime = playback.seconds;
  // Another seek may interrupt it, or the browser may not allow it: then the user presses play.
  if (playback.isPlaying) video.play().catch(() => undefined);
}
