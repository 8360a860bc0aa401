import { useEffect, useState } from 'react';
import type { LiveBrowser } from '../../../state/live-browser.ts';
import { createOutline, type Outlined } from './outline.ts';

/** The element of the live page under the pointer. */
export function useOutline(live: LiveBrowser) {
  const [outlined, setOutlined] = useState<Outlined>(null);
  const [outline] = useState(() => createOutline(live.query, setOutlined));
  useEffect(() => {
    // Each change of the page, e.g. by the wheel, is a frame.
    const stop = live.onFrame(outline.pageChanged);
    return () => {
      stop();
      outline.stop();
    };
  }, [live, outline]);
  return { outlined, pointAt: outline.pointAt };
}
