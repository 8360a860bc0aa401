import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { LiveInput, Point } from 'shared/contract';
import { modifiersOf } from './keys.ts';
import { pagePoint } from './page-point.ts';
import { useWheel } from './useWheel.ts';

interface Options {
  /** The element that shows the page. */
  canvas: RefObject<HTMLElement | null>;
  viewport: { width: number; height: number };
  /** The page can be used: it is told where the pointer is, as menus open below it. */
  isUsable: boolean;
  /** The canvas has the focus: the wheel is the page's. */
  isActive: boolean;
  onInput: (input: LiveInput) => void;
  /** The canvas is pressed: it takes the focus. false: it must not be used. */
  onPress: () => boolean;
}

const BUTTONS: Partial<Record<number, 'left' | 'right'>> = { 0: 'left', 2: 'right' };

/** Hands pointer and wheel on to the live page. */
export function usePointer({ canvas, viewport, isUsable, isActive, onInput, onPress }: Options) {
  const moved = useRef<Point | null>(null);
  const pressed = useRef<'left' | 'right' | null>(null);
  const frame = useRef(0);
  const pointOf = (event: { clientX: number; clientY: number; currentTarget: Element }) =>
    pagePoint(event, event.currentTarget, viewport);

  const sendMove = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    if (moved.current) onInput({ kind: 'move', point: moved.current });
    moved.current = null;
  };

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useWheel(canvas, { viewport, isActive, onInput });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture?.(event.pointerId),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!isUsable) return;
      moved.current = pointOf(event);
      // At most once per frame.
      frame.current ||= requestAnimationFrame(sendMove);
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // The focus goes where keys are taken, not to the canvas itself.
      event.preventDefault();
      const button = BUTTONS[event.button];
      if (!button || !onPress()) return;
      sendMove();
      pressed.current = button;
      const count = Math.min(Math.max(event.detail, 1), 3);
      onInput({ kind: 'down', point: pointOf(event), button, count, modifiers: modifiersOf(event) });
    },
    onMouseUp(event: MouseEvent<HTMLElement>) {
      if (!pressed.current) return;
      sendMove();
      onInput({ kind: 'up', point: pointOf(event), button: pressed.current });
      pressed.current = null;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
