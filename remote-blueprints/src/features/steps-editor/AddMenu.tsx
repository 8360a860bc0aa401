import { ChevronDown, ListPlus, Package, Plus } from 'lucide-react';
import { Menu } from 'shared/overlay';
import { CompactButton } from '../../components/CompactButton.tsx';
import { stepTargets } from '../../components/focus-step.ts';
import { ADD_BUTTON_ID } from './list-actions.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  actions: Pick<StepActions, 'addStep' | 'addModule'>;
  canAddModules: boolean;
}

export function AddMenu({ actions, canAddModules }: Props) {
  const module = { label: 'Add Module', icon: <Package />, onSelect: actions.addModule };
  return (
    <Menu
      keepsFocus
      trigger={
        <CompactButton ref={stepTargets.ref(ADD_BUTTON_ID)} variant="secondary" size="sm" icon={<Plus />}>
          Add <ChevronDown size={14} aria-hidden />
        </CompactButton>
      }
      items={[
        { label: 'Add Step', icon: <ListPlus />, onSelect: () => actions.addStep() },
        ...(canAddModules ? [module] : []),
      ]}
    />
  );
}
