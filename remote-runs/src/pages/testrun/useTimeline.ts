import { useEffect, useMemo, useReducer } from 'react';
import type { TestRun } from 'shared/contract';
import { momentAddress, readMoment } from '../../model/moment-address.ts';
import { listMoments, type Moment } from '../../model/moment.ts';
import { groupSteps, openAtFirst } from '../../model/step-group.ts';
import { createTimeline, seekTo, type SeekTarget, type Timeline } from '../../model/timeline.ts';
import type { Address } from './useAddress.ts';

/** Browsers refuse an address that changes with every repeat of a key. */
const ADDRESS_DELAY_MS = 200;

interface TimelineState {
  moments: Moment[];
  /** The selected one. */
  moment: Moment | undefined;
  timeline: Timeline;
  /** Its identity is stable. */
  seekTo: (target: SeekTarget) => void;
}

/** The timeline of a test run. It starts at the step and action of the address, and the address follows it. */
export function useTimeline(run: TestRun, [parameters, writeAddress]: Address): TimelineState {
  const moments = useMemo(() => listMoments(run), [run]);
  const [timeline, dispatch] = useReducer(
    (state: Timeline, target: SeekTarget) => seekTo(state, target, moments),
    undefined,
    () => createTimeline(moments, readMoment(moments, parameters), openAtFirst(groupSteps(run.results))),
  );
  const moment = moments.find(({ order }) => order === timeline.order);

  useEffect(() => {
    if (timeline.seeks === 0 || !moment) return;
    const timer = setTimeout(() => writeAddress(momentAddress(moment)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [timeline.seeks, moment, writeAddress]);

  return { moments, moment, timeline, seekTo: dispatch };
}
