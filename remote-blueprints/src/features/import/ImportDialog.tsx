import { Dialog } from 'shared/overlay';
import { Button } from 'shared/ui';
import { FileStage } from './FileStage.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { useImport } from './useImport.ts';
import { useReadFiles } from './useReadFiles.ts';

/** Takes files of other tools, then shows what they became: looked at, changed, chosen and imported. */
export function ImportDialog({ onClose }: { onClose: (then?: () => void) => void }) {
  const work = useImport(onClose);
  const reading = useReadFiles(work.start);
  const { preview, drafts, chosen, isPending } = work;
  const isPreviewed = preview !== null && drafts.length > 0;
  const close = () => {
    reading.cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={close}
      title="Import tests"
      description="Each file becomes tests that you can look at and change before they are stored."
      isPending={isPending}
      footer={
        isPreviewed ? (
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => work.start(null)}>
              Other Files
            </Button>
            <Button
              isBusy={isPending}
              busyLabel="Importing..."
              disabledReason={work.disabledReason}
              onClick={work.run}
            >
              {chosen.length === drafts.length || chosen.length === 0 ? 'Import' : `Import ${chosen.length}`}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={reading.isPending ? reading.cancel : close}>
            Cancel
          </Button>
        )
      }
    >
      {isPreviewed ? (
        <PreviewStage problems={preview.problems} work={work} />
      ) : (
        <FileStage preview={preview} reading={reading} />
      )}
    </Dialog>
  );
}
