import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from 'shared/overlay';
import { lazyPart } from 'shared/remote';
import { IconButton } from 'shared/ui';
import { isGeneratingAtom, useEditor, useEditorValue } from '../../state/editor.ts';

const Generator = lazyPart(async () => (await import('./Generator.tsx')).Generator);

/** The sparkle button; what it opens is loaded with the first use, and stays, with the material. */
export function GenerateSteps() {
  const { store } = useEditor();
  const isOpen = useEditorValue(isGeneratingAtom);
  const [isUsed, setIsUsed] = useState(false);
  if (isOpen && !isUsed) setIsUsed(true);
  return (
    <>
      <Tooltip text="Generate steps">
        <IconButton
          label="Generate steps"
          variant="secondary"
          size="sm"
          icon={<Sparkles />}
          onClick={() => store.set(isGeneratingAtom, true)}
        />
      </Tooltip>
      {isUsed && <Generator />}
    </>
  );
}
