import { useEffect, useRef, type RefObject } from 'react';
import { reveal } from '../../features/steps/show-step.ts';
import type { Moment } from '../../model/moment.ts';
import type { Walk } from '../../model/walk.ts';

/**
 * The list shows the step that a link leads to, and after a move by keys the step or action that was reached, then with the focus
 * on it unless that is in the panel or a dialog.
 */
export function useReveal(
  walk: Walk,
  moment: Moment | undefined,
  panel: RefObject<HTMLElement | null>,
): void {
  const revealed = useRef<number | null>(null);
  useEffect(() => {
    if (revealed.current === walk.moves || !moment?.step) return;
    revealed.current = walk.moves;
    const { lastMove, isNamed } = walk;
    if (lastMove === 'toggle' || lastMove === 'show') return;
    if (lastMove === null && !(isNamed && isBesideList(panel.current))) return;
    const isStep = lastMove === 'step' || lastMove === 'choose';
    reveal(moment.step.step_number, isStep ? null : moment.order, lastMove !== null && isFree(panel.current));
  }, [walk, moment, panel]);
}

/** On a phone the panel is above the list: there a link leads to the picture, and the list is not scrolled to. */
function isBesideList(panel: HTMLElement | null): boolean {
  const list = panel?.previousElementSibling;
  return !!panel && !!list && panel.getBoundingClientRect().left >= list.getBoundingClientRect().right;
}

function isFree(panel: HTMLElement | null): boolean {
  const active = document.activeElement;
  return !panel?.contains(active) && !active?.closest('[role="dialog"]');
}
