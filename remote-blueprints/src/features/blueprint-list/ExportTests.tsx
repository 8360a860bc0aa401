import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { useDialog } from '../../components/useDialog.ts';
import { countOf, nameOf } from '../../model/listed.ts';

const ExportDialog = lazyPart(async () => (await import('shared/test-export')).ExportDialog);

interface Props {
  items: BlueprintListItem[];
  /** The button that opens the dialog. */
  children: (open: () => void, icon: ReactNode) => ReactNode;
}

/** Offers to download tests or modules as files. */
export function ExportTests({ items, children }: Props) {
  const dialog = useDialog();
  const [first] = items;
  const isTests = items.some(({ type }) => type === 'integration');
  return (
    <>
      {children(dialog.open, <Download />)}
      {dialog.isOpen && first && (
        <ExportDialog
          subject={items.length === 1 ? nameOf(first) : countOf(items.length, isTests ? 'tests' : 'modules')}
          selection={{ test_blueprint_ids: items.map(({ id }) => id) }}
          hasPlaywright={isTests}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
