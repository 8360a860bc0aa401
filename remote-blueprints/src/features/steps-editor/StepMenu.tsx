import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  CornerRightDown,
  CornerRightUp,
  Ellipsis,
  Pencil,
  Power,
  PowerOff,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import { Menu, type MenuItem } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import { stepTargets } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';
import { withModifier } from './keys/modifier.ts';
import type { MoreMenuItems, StepActions } from './step-actions.ts';

interface Props {
  step: EditorStep;
  number: number;
  isLast: boolean;
  isSelected: boolean;
  actions: StepActions;
  moreItems: MoreMenuItems | undefined;
}

/** The menu of one card. */
export function StepMenu(props: Props) {
  return (
    <Menu
      keepsFocus
      trigger={<IconButton size="sm" label={`Menu of step ${props.number}`} icon={<Ellipsis />} />}
      items={() => joinGroups(itemGroups(props))}
    />
  );
}

/** A module step is not edited here: its picker is on the card. */
function itemGroups({ step, number, isLast, isSelected, actions, moreItems }: Props): MenuItem[][] {
  const { id, type, is_disabled } = step;
  const edit = {
    label: 'Edit',
    icon: <Pencil />,
    shortcut: 'Enter',
    onSelect: () => actions.startEditing(id),
  };
  const up = {
    label: 'Move up',
    icon: <ArrowUp />,
    shortcut: 'Alt+↑',
    onSelect: () => actions.move([id], -1, id),
  };
  const down = {
    label: 'Move down',
    icon: <ArrowDown />,
    shortcut: 'Alt+↓',
    onSelect: () => actions.move([id], 1, id),
  };
  return [
    [
      ...(type === 'module' ? [] : [edit]),
      { label: 'Insert above', icon: <CornerRightUp />, onSelect: () => actions.insertAbove(id) },
      {
        label: 'Insert below',
        icon: <CornerRightDown />,
        shortcut: 'Shift+Enter',
        onSelect: () => actions.addStep(id),
      },
      {
        label: 'Duplicate',
        icon: <CopyPlus />,
        shortcut: withModifier('D'),
        onSelect: () => actions.duplicate([id]),
      },
    ],
    (moreItems?.(step, number) ?? []).map((item) => thenFocus(id, item)),
    [
      ...(number === 1 ? [] : [up]),
      ...(isLast ? [] : [down]),
      thenFocus(id, {
        label: isSelected ? 'Unselect' : 'Select',
        icon: <SquareCheck />,
        shortcut: 'Space',
        onSelect: () => actions.select.toggle(id),
      }),
    ],
    [
      thenFocus(id, {
        label: is_disabled ? 'Enable' : 'Disable',
        icon: is_disabled ? <Power /> : <PowerOff />,
        shortcut: withModifier('/'),
        onSelect: () => actions.setDisabled([id], !is_disabled),
      }),
      {
        label: 'Delete',
        icon: <Trash2 />,
        tone: 'danger',
        shortcut: 'Delete',
        onSelect: () => actions.remove([id]),
      },
    ],
  ];
}

/** The card has the focus after an action that does not move it. */
function thenFocus(id: string, item: MenuItem): MenuItem {
  if (item.kind === 'radio' || item.kind === 'separator' || !item.onSelect) return item;
  const { onSelect } = item;
  const handleSelect = () => {
    onSelect();
    stepTargets.find(id)?.focus({ preventScroll: true });
  };
  return { ...item, onSelect: handleSelect };
}

/** The groups that have items, with a line between them. */
function joinGroups(groups: MenuItem[][]): MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuItem[] => (index === 0 ? group : [{ kind: 'separator' }, ...group]));
}
