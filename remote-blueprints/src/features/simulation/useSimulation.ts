import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isOffline, whenOnline } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useRefreshPlans } from '../../api/plans.ts';
import { cancelSimulation } from '../../api/simulations.ts';
import { useRefreshStepPages } from '../../api/step-pages.ts';
import { chosenActionAtom } from '../../components/preview-choice.ts';
import { draftAtom, stepsAtom, urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { useLiveBrowser, type LiveBrowser } from '../../state/live-browser.ts';
import type { FollowedRun } from '../../model/followed-run.ts';
import { isUsable } from '../../model/live-state.ts';
import type { RunRange } from '../../model/run-range.ts';
import type { LoginModule } from '../../model/modules.ts';
import type { Executions } from '../../model/simulation.ts';
import { noticeFailure } from '../../notices.ts';

/** Runs the current steps of the editor, of a test or a module, without saving them, and follows the run. */
export function useSimulation(login: LoginModule | undefined) {
  const [id, setId] = useState<string | null>(null);
  const [followed, setFollowed] = useState<FollowedRun | null>(null);
  const latest = followed && followed.run;
  /** A run that was asked for starts when the connection is back. */
  const [isWaiting, setIsWaiting] = useState(false);
  const [executions, setExecutions] = useState<Executions | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  const { store, blueprintId } = useEditor();
  const steps = useEditorValue(stepsAtom);
  const live = useLiveBrowser();
  const current = useMemo(
    () => executions && followed && followed.current(executions, steps),
    [executions, followed, steps],
  );
  const isRunning = isWaiting || latest?.phase === 'running';
  const isLive = latest?.run.live !== undefined;
  const abort = useRef<AbortController>(null);
  const client = useQueryClient();
  const refreshStepPages = useRefreshStepPages();
  const refreshPlans = useRefreshPlans();

  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (id === null || !isRunning || isLive) return;
    // A tab that is closed unmounts nothing.
    const cancel = () => void cancelSimulation(id).catch(() => undefined);
    window.addEventListener('pagehide', cancel);
    return () => window.removeEventListener('pagehide', cancel);
  }, [id, isRunning, isLive]);

  const handleChange = useCallback((changed: FollowedRun | null) => {
    setFollowed(changed);
    setExecutions((previous) => changed && changed.executions(previous));
  }, []);
  const handleLiveChange = useCallback(
    (changed: FollowedRun | null) => {
      handleChange(changed);
      // A step that disagrees with the plan has become a proposal.
      if (changed && changed.run.phase !== 'running') void refreshPlans();
    },
    [handleChange, refreshPlans],
  );
  useLiveRuns(live, handleLiveChange);

  async function untilOnline(signal: AbortSignal) {
    setIsWaiting(true);
    setId(null);
    // What is shown is of an earlier run.
    handleChange(null);
    try {
      await whenOnline(signal);
    } finally {
      setIsWaiting(false);
    }
  }

  async function start(range: RunRange) {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    const { steps: list, file } = store.get(draftAtom);
    const work = { steps: list, url: store.get(urlAtom), login, file, blueprintId };
    const onStart = (started: string | null) => {
      setId(started);
      setIsDismissed(false);
      store.set(chosenActionAtom, null);
    };
    const { signal } = controller;
    try {
      if (isOffline()) await untilOnline(signal);
      const { simulate, startInLiveBrowser } = await import('./start-runs.ts');
      if (signal.aborted) return;
      if (live && isUsable(live.state())) await startInLiveBrowser(live, range, work, onStart);
      else await simulate(client, work, range, signal, { onStart, onChange: handleChange });
    } catch (error) {
      if (!signal.aborted) noticeFailure(error, 'Failed to run steps.', 'Simulation Failed');
    } finally {
      abort.current = null;
      void refreshStepPages();
      void refreshPlans();
    }
  }

  return {
    start,
    stop() {
      if (isLive) live?.send({ type: 'stop' });
      else abort.current?.abort();
    },
    isRunning,
    isWaiting,
    id,
    latest,
    isDismissed,
    dismiss: () => setIsDismissed(true),
    executions: current,
    simulated: useMemo(() => followed?.simulated(steps), [followed, steps]),
  };
}

export type SimulationState = ReturnType<typeof useSimulation>;

/** Calls `onChange` with each change of the latest run in a live browser; with null when a new window has no run yet. */
function useLiveRuns(live: LiveBrowser | null, onChange: (run: FollowedRun | null) => void): void {
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
