import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GeneratedSteps } from 'shared/contract';
import { Tooltip } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import { createStep, withText } from '../../model/step.ts';
import type { ChangeSteps } from '../../model/step-list.ts';

const GenerateDialog = lazy(async () => ({
  default: (await import('./GenerateDialog.tsx')).GenerateDialog,
}));
const LeftOutDialog = lazy(async () => ({
  default: (await import('./LeftOutDialog.tsx')).LeftOutDialog,
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
  const [leftOut, setLeftOut] = useState<GeneratedSteps['left_out']>([]);

  const handleGenerated = ({ steps, left_out }: GeneratedSteps) => {
    setMaterial('');
    setIsOpen(false);
    setLeftOut(left_out);
    const added = steps.map(({ action, type, use_vision }) =>
      withText(createStep({ type, use_vision }), action),
    );
    onChange((all) => [...all, ...added]);
  };

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
            onGenerated={handleGenerated}
          />
        </Suspense>
      )}
      {leftOut && leftOut.length > 0 && (
        <Suspense>
          <LeftOutDialog leftOut={leftOut} onClose={() => setLeftOut([])} />
        </Suspense>
      )}
    </>
  );
}
