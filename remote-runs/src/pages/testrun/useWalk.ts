import { useEffect, useMemo, useReducer } from 'react';
import type { TestRun } from 'shared/contract';
import { momentAddress, readMoment } from '../../model/moment-address.ts';
import { listMoments, type Moment } from '../../model/moment.ts';
import { beginWalk, makeMove, type Move, type Walk } from '../../model/walk.ts';
import { useAddress } from './useAddress.ts';

/** Milliseconds: browsers refuse an address that changes with every repeat of a key. */
const ADDRESS_DELAY = 200;

interface UsedWalk {
  moments: Moment[];
  /** The one on show. */
  moment: Moment | undefined;
  walk: Walk;
  /** Stays the same. */
  makeMove: (move: Move) => void;
}

/** The walk through a test run. It begins at the step and action that the address names, and the address follows it. */
export function useWalk(run: TestRun): UsedWalk {
  const [parameters, writeAddress] = useAddress();
  const moments = useMemo(() => listMoments(run), [run]);
  const [walk, dispatch] = useReducer(
    (state: Walk, move: Move) => makeMove(state, move, moments),
    undefined,
    () => beginWalk(moments, readMoment(moments, parameters)),
  );
  const moment = moments.find(({ order }) => order === walk.order);

  useEffect(() => {
    if (walk.moves === 0 || !moment) return;
    const timer = setTimeout(() => writeAddress(momentAddress(moment)), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [walk.moves, moment, writeAddress]);

  return { moments, moment, walk, makeMove: dispatch };
}
