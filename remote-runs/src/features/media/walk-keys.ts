import type { KeyboardEvent } from 'react';

const DISTANCES: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Calls `move` with -1 or 1 for an arrow key, which then does nothing else. */
export function handleWalkKeys(event: KeyboardEvent, move: (distance: number) => void): void {
  const distance = DISTANCES[event.key];
  if (distance === undefined) return;
  event.preventDefault();
  move(distance);
}
