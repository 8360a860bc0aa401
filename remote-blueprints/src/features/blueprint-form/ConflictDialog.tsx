import { Dialog } from 'shared/overlay';
import type { Blueprint } from 'shared/contract';
import { Button, Text } from 'shared/ui';
import type { useSaveChanges } from './useSaveChanges.ts';

interface Props {
  saving: ReturnType<typeof useSaveChanges>;
  stored: Blueprint;
  onReload: (stored: Blueprint) => void;
}

/** Another user saved first: reload their version, overwrite it, or cancel. */
export function ConflictDialog({ saving, stored, onReload }: Props) {
  const { isSaving, dismissConflict, overwrite } = saving;
  return (
    <Dialog
      title="Somebody else has saved changes"
      isOpen
      isPending={isSaving}
      onClose={dismissConflict}
      footer={
        <>
          <Button requires="viewer" variant="ghost" onClick={dismissConflict}>
            Cancel
          </Button>
          <Button requires="viewer" variant="secondary" onClick={() => onReload(stored)}>
            Reload
          </Button>
          <Button variant="danger" onClick={overwrite} isBusy={isSaving} busyLabel="Overwriting...">
            Overwrite
          </Button>
        </>
      }
    >
      <Text>
        Since you opened this page it was saved by somebody else. Reload to see those changes and drop yours,
        or overwrite them with yours. The overwritten version is kept on the server.
      </Text>
    </Dialog>
  );
}
