import { Copy, Trash2 } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { RowActions } from 'shared/table';
import { nameOf, undeletableReason } from '../../model/listed.ts';
import { ActionButton } from './ActionButton.tsx';
import { EditButton } from './EditButton.tsx';
import { ExportTests } from './ExportTests.tsx';
import { RunNowButton } from './RunNowButton.tsx';
import { useDelete } from './useDelete.ts';
import { useDuplicate } from './useDuplicate.ts';

/** What can be done with a test or module from the list. */
export function Actions({ item }: { item: BlueprintListItem }) {
  const deleteItem = useDelete(item);
  const duplication = useDuplicate(item);
  const name = nameOf(item);
  return (
    <RowActions>
      {item.type === 'integration' && <RunNowButton test={item} />}
      <EditButton item={item} />
      <ActionButton
        requires="editor"
        text="Duplicate"
        label={`Duplicate ${name}`}
        icon={<Copy />}
        isBusy={duplication.isPending}
        onClick={duplication.run}
      />
      <ExportTests items={[item]}>
        {(open, icon) => <ActionButton text="Export" label={`Export ${name}`} icon={icon} onClick={open} />}
      </ExportTests>
      <ActionButton
        requires="editor"
        text="Delete"
        label={`Delete ${name}`}
        icon={<Trash2 />}
        tone="danger"
        disabledReason={undeletableReason(item)}
        onClick={deleteItem}
      />
    </RowActions>
  );
}
