import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Menu } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import type { EditorStep } from '../../model/step.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  step: EditorStep;
  number: number;
  isLast: boolean;
  actions: Pick<StepActions, 'startEditing' | 'move' | 'remove'>;
}

/** The menu of one card. A module step is not edited here: its picker is on the card. */
export function StepMenu({ step: { id, type }, number, isLast, actions }: Props) {
  const edit = { label: 'Edit', icon: <Pencil />, onSelect: () => actions.startEditing(id) };
  const up = { label: 'Move up', icon: <ArrowUp />, onSelect: () => actions.move(id, -1) };
  const down = { label: 'Move down', icon: <ArrowDown />, onSelect: () => actions.move(id, 1) };
  return (
    <Menu
      keepsFocus
      trigger={<IconButton size="sm" label={`Menu of step ${number}`} icon={<Ellipsis />} />}
      items={[
        ...(type === 'module' ? [] : [edit]),
        ...(number === 1 ? [] : [up]),
        ...(isLast ? [] : [down]),
        { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => actions.remove(id) },
      ]}
    />
  );
}
