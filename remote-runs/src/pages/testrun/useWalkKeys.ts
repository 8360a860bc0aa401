import { useEffect, type RefObject } from 'react';
import type { Move } from '../../model/walk.ts';

const MOVES: Record<string, Move> = {
  ArrowUp: { kind: 'step', distance: -1 },
  ArrowDown: { kind: 'step', distance: 1 },
  ArrowLeft: { kind: 'action', distance: -1 },
  ArrowRight: { kind: 'action', distance: 1 },
  Home: { kind: 'first' },
  End: { kind: 'last' },
};

/** Parts that have a use for these keys themselves. */
const OWN_KEYS =
  'input, textarea, select, video, [contenteditable], [role="tablist"], [role="menu"], [data-own-keys]';

/** Where the focus is while a person has chosen nothing: a navigation moves it to the heading. */
const NEUTRAL = 'body, main, h1';

/**
 * Calls `onMove` for a key of the walk that is pressed within the region, in a dialog that says `data-walks`, or before anything
 * was chosen. The key then does nothing else.
 */
export function useWalkKeys(region: RefObject<HTMLElement | null>, onMove: (move: Move) => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const move = MOVES[event.key];
      if (!move || event.defaultPrevented || hasModifier(event)) return;
      if (!isOfWalk(event.target, region.current)) return;
      event.preventDefault();
      onMove(move);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region, onMove]);
}

function isOfWalk(target: EventTarget | null, region: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest(OWN_KEYS)) return false;
  if (target.matches(NEUTRAL) || region?.contains(target)) return true;
  return Boolean(target.closest('[role="dialog"]')?.querySelector('[data-walks]'));
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
