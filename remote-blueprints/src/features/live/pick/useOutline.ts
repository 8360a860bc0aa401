import { useEffect, useRef, useState } from 'react';
import type { LiveAnswerTo, Point } from 'shared/contract';
import type { LiveBrowser } from '../../../components/live-browser.ts';

type Outlined = LiveAnswerTo<'outline'>['element'];

/** At most ten questions in a second. */
const PAUSE_MS = 100;

/** The element under the pointer. One question is under way at a time; only the newest point counts. */
export function useOutline(live: LiveBrowser) {
  const [outlined, setOutlined] = useState<Outlined>(null);
  const pointed = useRef<Point>(null);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (): Promise<void> => {
    const point = pointed.current;
    if (!point || isBusy.current) return;
    isBusy.current = true;
    const answer = await live.query({ kind: 'outline', point }).catch(() => null);
    // The pointer has left meanwhile.
    setOutlined(pointed.current && (answer?.element ?? null));
    timer.current = setTimeout(() => {
      isBusy.current = false;
      if (pointed.current !== point) void ask();
    }, PAUSE_MS);
  };

  return {
    outlined,
    /** null: the pointer is not over the canvas. */
    pointAt(point: Point | null) {
      pointed.current = point;
      if (point) void ask();
      else setOutlined(null);
    },
  };
}
