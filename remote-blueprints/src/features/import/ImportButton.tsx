import { Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CompactButton } from '../../components/CompactButton.tsx';
import { useDialog } from '../../components/useDialog.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Opens the import of tests from files. */
export function ImportButton() {
  const dialog = useDialog();
  return (
    <>
      <CompactButton requires="editor" variant="secondary" icon={<Upload />} onClick={dialog.open}>
        Import
      </CompactButton>
      {dialog.isOpen && (
        <Suspense>
          <ImportDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
