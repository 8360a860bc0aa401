import { useEffect } from 'react';
import type { LiveBrowser } from '../../state/live-browser.ts';
import type { FollowedRun } from '../../model/followed-run.ts';

/** Calls `onChange` with each change of the latest run in a live browser; with null when a new window has no run yet. */
export function useLiveRuns(live: LiveBrowser | null, onChange: (run: FollowedRun | null) => void): void {
  useEffect(() => {
    if (!live) return;
    let known = live.followedRun();
    return live.subscribe(() => {
      const run = live.followedRun();
      if (run === known) return;
      known = run;
      onChange(run);
    });
  }, [live, onChange]);
}
