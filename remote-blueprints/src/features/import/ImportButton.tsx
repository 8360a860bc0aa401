import { Upload } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { CompactButton } from '../../components/CompactButton.tsx';
import { useDialog } from '../../components/useDialog.ts';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Opens the import of tests from files. */
export function ImportButton() {
  const dialog = useDialog();
  return (
    <>
      <CompactButton requires="editor" variant="secondary" icon={<Upload />} onClick={dialog.open}>
        Import
      </CompactButton>
      {dialog.isOpen && <ImportDialog onClose={dialog.close} />}
    </>
  );
}
