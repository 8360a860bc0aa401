import { useEffect, type RefObject } from 'react';
import type { LiveInput } from 'shared/contract';
import { pagePoint } from './page-point.ts';

interface Options {
  viewport: { width: number; height: number };
  /** The wheel is the page's; else the editor scrolls. */
  isActive: boolean;
  onInput: (input: LiveInput) => void;
}

/** Hands the wheel over an element that shows the live page on to it. */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  { viewport, isActive, onInput }: Options,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !isActive) return;
    // React's own listener cannot prevent that the editor scrolls.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = pagePoint(event, target, viewport);
      const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      onInput({ kind: 'wheel', point, dx: event.deltaX * scale, dy: event.deltaY * scale });
    };
    target.addEventListener('wheel', handleWheel, { passive: false });
    return () => target.removeEventListener('wheel', handleWheel);
  }, [element, isActive, viewport, onInput]);
}

/** Of a wheel that counts in lines. */
const LINE_PX = 16;
