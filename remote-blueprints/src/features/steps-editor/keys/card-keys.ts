import type { KeyboardEvent } from 'react';
import type { EditorStep } from '../../../model/step.ts';
import type { StepActions } from '../step-actions.ts';

/** What a key does on a focused card; undefined if nothing. */
export function cardKey(
  event: KeyboardEvent<HTMLElement>,
  step: EditorStep,
  actions: StepActions,
): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey) return event.altKey ? undefined : commandKey(event, step, actions);
  const { id } = step;
  switch (event.key) {
    case 'Enter':
      if (event.altKey) return undefined;
      if (event.shiftKey) return () => actions.addStep(id);
      return step.type === 'module' ? undefined : () => actions.startEditing(id);
    case ' ':
      return () => actions.select.toggle(id);
    case 'Delete':
    case 'Backspace':
      return () => actions.remove(actions.concerned(id));
    default:
      return arrowKey(event, id, actions);
  }
}

function commandKey({ key, shiftKey }: KeyboardEvent, { id, is_disabled }: EditorStep, actions: StepActions) {
  if (shiftKey && key !== '/') return undefined;
  switch (key.toLowerCase()) {
    case 'a':
      return actions.select.all;
    case 'd':
      return () => actions.duplicate(actions.concerned(id));
    case '/':
      return () => actions.setDisabled(actions.concerned(id), !is_disabled);
    default:
      return undefined;
  }
}

/** Arrows move the focus, with Shift they extend the selection, with Alt they move the steps. */
function arrowKey(event: KeyboardEvent<HTMLElement>, id: string, actions: StepActions) {
  const { key, altKey, shiftKey } = event;
  const card = event.currentTarget;
  const isUp = key === 'ArrowUp';
  if (altKey) {
    if (shiftKey || (!isUp && key !== 'ArrowDown')) return undefined;
    return () => actions.move(actions.concerned(id), isUp ? -1 : 1, id);
  }
  const targets: Record<string, Element | null | undefined> = {
    ArrowUp: card.previousElementSibling,
    ArrowDown: card.nextElementSibling,
    Home: card.parentElement?.firstElementChild,
    End: card.parentElement?.lastElementChild,
  };
  if (!(key in targets)) return undefined;
  return () => {
    const target = targets[key];
    if (!(target instanceof HTMLElement)) return;
    if (shiftKey) actions.select.extend(id, target.id);
    target.focus();
  };
}
