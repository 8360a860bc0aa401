import { readSession } from 'shared/auth';
import type { BlueprintListItem } from 'shared/contract';
import { removeToast, toast } from 'shared/feedback';
import { pendingDeletionsAtom, useSetAtom } from 'shared/state';
import { useDeleteBlueprints } from '../../api/manage-blueprints.ts';
import { noticeFailure } from '../../notices.ts';

interface Texts {
  title: string;
  message?: string;
  /** Shown with the title Error where the server gives no reason. */
  failed: string;
}

/**
 * Takes tests or modules out of the lists at once, and deletes them, all or none, when the notice that offers Undo closes: what the server
 * has deleted, with its versions and comments, cannot be brought back. Leaving the page closes the notice.
 */
export function useUndoableDeletion() {
  const deleteBlueprints = useDeleteBlueprints();
  const setPending = useSetAtom(pendingDeletionsAtom);

  return (items: BlueprintListItem[], { title, message, failed }: Texts) => {
    const ids = items.map(({ id }) => id);
    const deleted = new Set(ids);
    // The notice also closes when the session ends, and its token is gone by then.
    const bearer = readSession()?.token;
    let isUndone = false;
    let isLeaving = false;
    const showAgain = () => setPending((pending) => new Set([...pending].filter((id) => !deleted.has(id))));
    const handleUndo = () => {
      isUndone = true;
    };
    const handleLeave = () => {
      isLeaving = true;
      removeToast(notice);
    };
    const handleClose = () => {
      window.removeEventListener('pagehide', handleLeave);
      if (isUndone) return showAgain();
      deleteBlueprints(ids, { bearer, keepalive: isLeaving })
        .catch((error: unknown) => noticeFailure(error, failed))
        .finally(showAgain);
    };
    setPending((pending) => new Set([...pending, ...deleted]));
    window.addEventListener('pagehide', handleLeave);
    const notice = toast({
      type: 'success',
      title,
      message,
      onClose: handleClose,
      action: { label: 'Undo', onSelect: handleUndo },
    });
  };
}
