import { PackagePlus } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { lazyPart } from 'shared/remote';
import { IconButton } from 'shared/ui';
import { useDialog } from '../../../components/useDialog.ts';
import { createStep, type EditorStep } from '../../../model/step.ts';
import type { ListActions } from '../step-actions.ts';

const ExtractDialog = lazyPart(async () => (await import('./ExtractDialog.tsx')).ExtractDialog);

interface Props {
  steps: EditorStep[];
  /** The ids of the selected steps, in their order. */
  selected: string[];
  actions: Pick<ListActions, 'replaceRange'>;
}

/** Makes a module of the selected steps, which then are one step of this test. */
export function ExtractButton({ steps, selected, actions }: Props) {
  const { isOpen, open, close } = useDialog();
  const numbered = steps.flatMap((step, index) =>
    selected.includes(step.id) ? [{ step, number: index + 1 }] : [],
  );
  const module = numbered.find(({ step }) => step.type === 'module');
  const button = { label: 'Extract to module', icon: <PackagePlus />, size: 'sm' } as const;
  if (module)
    return (
      <IconButton
        {...button}
        disabledReason={`Modules cannot contain modules, and step ${module.number} is one.`}
      />
    );
  const handleCreated = (moduleId: number) =>
    close(() =>
      actions.replaceRange(selected, [createStep({ type: 'module', test_blueprint_module_id: moduleId })]),
    );
  return (
    <>
      <Tooltip text="Extract to module">
        <IconButton {...button} onClick={open} />
      </Tooltip>
      {isOpen && <ExtractDialog steps={numbered} onClose={() => close()} onCreated={handleCreated} />}
    </>
  );
}
