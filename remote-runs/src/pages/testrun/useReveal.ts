import { useEffect, useRef, type RefObject } from 'react';
import { reveal } from '../../features/steps/show-step.ts';
import type { Moment } from '../../model/moment.ts';
import type { Timeline } from '../../model/timeline.ts';

/**
 * Scrolls the list to the step of a link and, after a seek by key, to the selected step or action. A seek also focuses it, unless
 * the focus is in the panel or a dialog.
 */
export function useReveal(
  timeline: Timeline,
  moment: Moment | undefined,
  panel: RefObject<HTMLElement | null>,
): void {
  const revealed = useRef<number | null>(null);
  useEffect(() => {
    if (revealed.current === timeline.seeks || !moment?.step) return;
    revealed.current = timeline.seeks;
    const { lastSeek, isFromAddress } = timeline;
    if (lastSeek === 'toggle' || lastSeek === 'toggle-module' || lastSeek === 'show') return;
    if (lastSeek === null && !(isFromAddress && isNextToList(panel.current))) return;
    const isStep = lastSeek === 'step' || lastSeek === 'choose';
    reveal(moment.step.step_number, isStep ? null : moment.order, lastSeek !== null && isFree(panel.current));
  }, [timeline, moment, panel]);
}

/** On a phone the panel is above the list: there a link leads to the screenshot, and the list does not scroll. */
function isNextToList(panel: HTMLElement | null): boolean {
  const list = panel?.previousElementSibling;
  return !!panel && !!list && panel.getBoundingClientRect().left >= list.getBoundingClientRect().right;
}

function isFree(panel: HTMLElement | null): boolean {
  const active = document.activeElement;
  return !panel?.contains(active) && !active?.closest('[role="dialog"]');
}
