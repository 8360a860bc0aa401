import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Tooltip } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import { createStep, withText } from '../../model/step.ts';
import type { ChangeSteps } from '../../model/step-list.ts';

const GenerateDialog = lazy(async () => ({
  default: (await import('./GenerateDialog.tsx')).GenerateDialog,
}));

interface Props {
  url: string;
  onChange: ChangeSteps;
}

/** The sparkle button: makes steps from pasted material and puts them after those that are there. */
export function GenerateSteps({ url, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // What was pasted stays when the dialog is closed by mistake.
  const [material, setMaterial] = useState('');
  return (
    <>
      <Tooltip text="Generate steps">
        <IconButton
          label="Generate steps"
          variant="secondary"
          size="sm"
          icon={<Sparkles />}
          onClick={() => setIsOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense>
          <GenerateDialog
            url={url}
            material={material}
            onMaterialChange={setMaterial}
            onClose={() => setIsOpen(false)}
            onGenerated={(generated) => {
              setMaterial('');
              setIsOpen(false);
              onChange((steps) => [
                ...steps,
                ...generated.map(({ action, type, use_vision }) =>
                  withText(createStep({ type, useVision: use_vision }), action),
                ),
              ]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
