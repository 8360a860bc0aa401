import { flushSync } from 'react-dom';
import { useDocumentEvent, useMissingRole } from 'shared/ui';
import { stepTargets } from '../../../components/focus-step.ts';
import { useCurrent } from '../../../components/useCurrent.ts';
import { noticeFailure } from '../../../notices.ts';

interface Keys {
  /** Ctrl+S (⌘S). */
  onSave: () => void | Promise<void>;
  /** Ctrl+Enter. */
  onRun?: (() => void | Promise<void>) | undefined;
  /** Ctrl+Shift+Enter. */
  onSaveAndRun?: (() => void | Promise<void>) | undefined;
}

/**
 * The keys that save and run, anywhere in an editor. A text that is being edited is saved into its step first. In a dialog
 * they do nothing.
 */
export function useEditorKeys(keys: Keys): void {
  const currentKeys = useCurrent(keys);
  const missingRole = useMissingRole('editor');
  useDocumentEvent('keydown', (event) => {
    const name = nameOf(event);
    if (!name || !keys[name]) return;
    // Otherwise the browser would save the page.
    event.preventDefault();
    if (event.repeat || isInDialog(event.target)) return;
    if (missingRole !== undefined) return noticeFailure(null, missingRole, 'Not Allowed');
    const returnFocus = leaveStepField();
    // What the field has saved is part of the latest render.
    void Promise.resolve(currentKeys()[name]?.()).finally(returnFocus);
  });
}

function nameOf(event: KeyboardEvent): keyof Keys | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return null;
  if (event.key === 'Enter') return event.shiftKey ? 'onSaveAndRun' : 'onRun';
  return event.key.toLowerCase() === 's' && !event.shiftKey ? 'onSave' : null;
}

/** Ends the edit of a step's text. The returned function focuses its card, or what had the focus, unless it has moved on. */
function leaveStepField(): () => void {
  const focused = document.activeElement;
  const card = focused instanceof HTMLTextAreaElement ? focused.closest('li[id]') : null;
  if (card && focused instanceof HTMLElement) flushSync(() => focused.blur());
  const target = card ? stepTargets.find(card.id) : focused;
  const returnFocus = () => {
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
  };
  returnFocus();
  return returnFocus;
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
