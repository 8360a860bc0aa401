import { useLayoutEffect, useRef, type RefObject } from 'react';
import { stepTargets } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';
import { historyAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import type { Undoing } from './UndoButtons.tsx';

/**
 * Undo and redo that do not lose the focus: if they remove the step that has it, the nearest step above that stays gets it, so that the keyboard
 * goes on where the change was made. What else disappears, such as a button that can no longer be pressed, leaves it to the editor.
 */
export function useUndoFocus(steps: EditorStep[], root: RefObject<HTMLElement | null>): Undoing {
  const { undo, redo } = useEditor();
  const { past, future } = useEditorValue(historyAtom);
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  const before = useRef<{ focused: Element; steps: EditorStep[] } | null>(null);

  useLayoutEffect(() => {
    const { current: undone } = before;
    if (undone?.steps === steps) return;
    before.current = null;
    if (!undone || !isLost(undone.focused)) return;
    const at = undone.steps.findIndex(({ id }) => id === undone.focused.closest('li')?.id);
    const above = undone.steps
      .slice(0, Math.max(at, 0))
      .findLast(({ id }) => steps.some((step) => step.id === id));
    const card = at < 0 ? null : stepTargets.find((above ?? steps[0])?.id ?? '');
    (card ?? root.current)?.focus({ preventScroll: !card });
  });

  const rememberFocus = () => {
    const { activeElement: focused } = document;
    if (focused && root.current?.contains(focused)) before.current = { focused, steps };
  };
  return {
    undo: () => {
      if (canUndo) rememberFocus();
      undo();
    },
    redo: () => {
      if (canRedo) rememberFocus();
      redo();
    },
    canUndo,
    canRedo,
  };
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');
