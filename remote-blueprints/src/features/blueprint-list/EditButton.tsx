import { Pencil } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { nameOf, updatePath } from '../../model/listed.ts';
import { ActionButton } from './ActionButton.tsx';

export function EditButton({ item }: { item: BlueprintListItem }) {
  const navigate = useNavigate();
  return (
    <ActionButton
      text="Edit"
      label={`Edit ${nameOf(item)}`}
      icon={<Pencil />}
      isBusy={false}
      onClick={async () => navigate(updatePath(item))}
    />
  );
}
