import type { RefObject } from 'react';
import { useDocumentEvent } from 'shared/ui';
import type { SeekTarget } from '../../model/timeline.ts';

const TARGETS: Record<string, SeekTarget> = {
  ArrowUp: { kind: 'step', distance: -1 },
  ArrowDown: { kind: 'step', distance: 1 },
  ArrowLeft: { kind: 'action', distance: -1 },
  ArrowRight: { kind: 'action', distance: 1 },
  Home: { kind: 'first' },
  End: { kind: 'last' },
};

/** Elements that use these keys themselves. */
const OWN_KEYS =
  'input, textarea, select, video, [contenteditable], [role="tablist"], [role="menu"], [data-own-keys]';

/** Where the focus is before the user selects anything: a navigation moves it to the heading. */
const NEUTRAL = 'body, main, h1';

/**
 * Calls `onSeek` for a timeline key that is pressed within the region, in a dialog with `data-timeline-keys`, or before anything
 * is selected, and prevents the key's default.
 */
export function useTimelineKeys(
  region: RefObject<HTMLElement | null>,
  onSeek: (target: SeekTarget) => void,
): void {
  useDocumentEvent('keydown', (event) => {
    const target = TARGETS[event.key];
    if (!target || hasModifier(event) || !isForTimeline(event.target, region.current)) return;
    event.preventDefault();
    onSeek(target);
  });
}

function isForTimeline(target: EventTarget | null, region: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest(OWN_KEYS)) return false;
  if (target.matches(NEUTRAL) || region?.contains(target)) return true;
  return Boolean(target.closest('[role="dialog"]')?.querySelector('[data-timeline-keys]'));
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
