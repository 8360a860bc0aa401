import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GeneratedSteps } from 'shared/contract';
import { Tooltip } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import type { DialogState } from '../../components/useDialog.ts';
import { generatedFrom, insertLeftOut, stepsOfLeftOut, type Generated } from '../../model/generated.ts';
import type { ChangeSteps } from '../../model/step-list.ts';

const GenerateDialog = lazy(async () => ({
  default: (await import('./GenerateDialog.tsx')).GenerateDialog,
}));
const LeftOutDialog = lazy(async () => ({
  default: (await import('./LeftOutDialog.tsx')).LeftOutDialog,
}));

interface Props {
  /** The dialog that takes the material; the page opens it, too. */
  dialog: DialogState;
  url: string;
  onChange: ChangeSteps;
}

/** The sparkle button: makes steps from pasted material and puts them after those that are there. */
export function GenerateSteps({ dialog: { isOpen, open, close }, url, onChange }: Props) {
  // What was pasted stays when the dialog is closed by mistake.
  const [material, setMaterial] = useState('');
  /** While what was left out is shown. */
  const [generated, setGenerated] = useState<Generated | null>(null);

  const handleGenerated = (reply: GeneratedSteps) => {
    const { steps, generated: next } = generatedFrom(reply);
    if (next.leftOut.length > 0) setGenerated(next);
    if (steps.length === 0) return;
    setMaterial('');
    close();
    onChange((all) => [...all, ...steps]);
  };

  const addLeftOut = (index: number) => {
    const leftOut = generated?.leftOut[index];
    if (!leftOut) return;
    const steps = stepsOfLeftOut(leftOut);
    onChange((all) => insertLeftOut(all, steps, generated, index));
    const ids = steps.map(({ id }) => id);
    setGenerated({ ...generated, added: new Map(generated.added).set(index, ids) });
  };

  /** Without any step it leads back to the material. */
  const handleCloseLeftOut = () => {
    if (generated && generated.added.size > 0) close();
    setGenerated(null);
  };

  return (
    <>
      <Tooltip text="Generate steps">
        <IconButton label="Generate steps" variant="secondary" size="sm" icon={<Sparkles />} onClick={open} />
      </Tooltip>
      {isOpen && !generated && (
        <Suspense>
          <GenerateDialog
            url={url}
            material={material}
            onMaterialChange={setMaterial}
            onClose={() => close()}
            onGenerated={handleGenerated}
          />
        </Suspense>
      )}
      {generated && (
        <Suspense>
          <LeftOutDialog generated={generated} onAdd={addLeftOut} onClose={handleCloseLeftOut} />
        </Suspense>
      )}
    </>
  );
}
