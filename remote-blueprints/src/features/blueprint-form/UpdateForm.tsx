import type { ComponentProps } from 'react';
import type { Blueprint } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { useMissingRole } from 'shared/ui';
import { useEditor } from '../../state/editor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { useSaveChanges } from './useSaveChanges.ts';

const OtherEditors = lazyPart(async () => (await import('./OtherEditors.tsx')).OtherEditors);
const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface Props extends Omit<ComponentProps<typeof EditorFrame>, 'task'> {
  saving: ReturnType<typeof useSaveChanges>;
  /** Restarts the editor from the stored version. */
  onReload: (stored: Blueprint) => void;
}

/** The editor of a stored test or module. */
export function UpdateForm({ onReload, children, ...frame }: Props) {
  const { saving } = frame;
  const { blueprintId } = useEditor();
  const isReadOnly = useMissingRole('editor') !== undefined;
  return (
    <EditorFrame {...frame} task="update">
      {blueprintId !== null && !isReadOnly && <OtherEditors id={blueprintId} />}
      {children}
      {saving.conflict && <ConflictDialog saving={saving} stored={saving.conflict} onReload={onReload} />}
    </EditorFrame>
  );
}
