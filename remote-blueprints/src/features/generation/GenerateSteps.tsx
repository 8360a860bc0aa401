import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Tooltip } from 'shared/overlay';
import { lazyPart } from 'shared/remote';
import { IconButton } from 'shared/ui';
import type { DialogState } from '../../components/useDialog.ts';
import type { ChangeSteps } from '../../model/step-list.ts';

const Generator = lazyPart(async () => (await import('./Generator.tsx')).Generator);

interface Props {
  /** The dialog that takes the material; the page opens it, too. */
  dialog: DialogState;
  url: string;
  onChange: ChangeSteps;
}

/** The sparkle button; what it opens is loaded with the first use, and stays, with the material. */
export function GenerateSteps({ dialog, url, onChange }: Props) {
  const [isUsed, setIsUsed] = useState(false);
  if (dialog.isOpen && !isUsed) setIsUsed(true);
  return (
    <>
      <Tooltip text="Generate steps">
        <IconButton
          label="Generate steps"
          variant="secondary"
          size="sm"
          icon={<Sparkles />}
          onClick={dialog.open}
        />
      </Tooltip>
      {isUsed && (
        <Suspense>
          <Generator dialog={dialog} url={url} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
