import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { media, styled } from 'shared/theme';
import { IconButton, Row, useDocumentEvent } from 'shared/ui';
import { withModifier } from './keys/modifier.ts';

export interface Undoing {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undo and redo of changes to the steps, also by Ctrl+Z (⌘Z) and Ctrl+Shift+Z. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: Undoing) {
  useUndoKeys(undo, redo);
  if (!canUndo && !canRedo) return null;
  return (
    <Buttons gap={1}>
      <Tooltip text={`Undo (${withModifier('Z')})`}>
        <IconButton label="Undo" size="sm" icon={<Undo2 />} disabled={!canUndo} onClick={undo} />
      </Tooltip>
      <Tooltip text={`Redo (${withModifier('Shift+Z')})`}>
        <IconButton label="Redo" size="sm" icon={<Redo2 />} disabled={!canRedo} onClick={redo} />
      </Tooltip>
    </Buttons>
  );
}

/** On a phone there is no room for what cannot be pressed. */
const Buttons = styled(Row)`
  ${media.phone} {
    & > :disabled {
      display: none;
    }
  }
`;

/** Ctrl+Z (⌘Z) undoes, with Shift or as Ctrl+Y it redoes. In a field these keys edit its text; in a dialog they do nothing. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !==
    null;
