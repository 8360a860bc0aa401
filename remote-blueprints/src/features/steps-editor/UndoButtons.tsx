import { Redo2, Undo2 } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { IconButton, Row } from 'shared/ui';
import { useUndoKeys } from './useUndoKeys.ts';

export interface Undoing {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undo and redo of changes to the steps, also by Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: Undoing) {
  useUndoKeys(undo, redo);
  if (!canUndo && !canRedo) return null;
  return (
    <Row gap={1}>
      <Tooltip text="Undo (Ctrl+Z)">
        <IconButton label="Undo" size="sm" icon={<Undo2 />} disabled={!canUndo} onClick={undo} />
      </Tooltip>
      <Tooltip text="Redo (Ctrl+Shift+Z)">
        <IconButton label="Redo" size="sm" icon={<Redo2 />} disabled={!canRedo} onClick={redo} />
      </Tooltip>
    </Row>
  );
}
