import { useState, type ReactNode } from 'react';
import { useMissingRole } from 'shared/ui';
import { useCurrent } from '../../components/useCurrent.ts';
import { createEditor, EditorContext } from '../../state/editor.ts';
import { draftKeyAtom } from './draft-key.ts';
import { newDraftKey } from './draft-storage.ts';

interface Props {
  /** Called once. */
  create: () => Omit<Parameters<typeof createEditor>[0], 'isReadOnly'>;
  children: ReactNode;
}

/** An editor of one test or module; everything in it shares its state. */
export function EditorScope({ create, children }: Props) {
  const missingRole = useCurrent(useMissingRole('editor'));
  const [editor] = useState(() => {
    const created = createEditor({ ...create(), isReadOnly: () => missingRole() !== undefined });
    created.store.set(draftKeyAtom, newDraftKey());
    return created;
  });
  return <EditorContext value={editor}>{children}</EditorContext>;
}
