import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useMissingRole } from 'shared/ui';
import { createEditor, EditorContext, missingRoleAtom } from '../../state/editor.ts';
import { draftKeyAtom } from './draft-key.ts';
import { newDraftKey } from './draft-storage.ts';

interface Props {
  /** Called once. */
  create: () => Parameters<typeof createEditor>[0];
  children: ReactNode;
}

/** An editor of one test or module; everything in it shares its state. */
export function EditorScope({ create, children }: Props) {
  const [editor] = useState(() => {
    const created = createEditor(create());
    created.store.set(draftKeyAtom, newDraftKey());
    return created;
  });
  const missingRole = useMissingRole('editor');
  useLayoutEffect(() => editor.store.set(missingRoleAtom, missingRole), [editor, missingRole]);
  return <EditorContext value={editor}>{children}</EditorContext>;
}
