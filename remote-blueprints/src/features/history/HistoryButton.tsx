import { History } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { CompactButton } from '../../components/CompactButton.tsx';
import { useDialog } from '../../components/useDialog.ts';

const HistoryPanel = lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

/** Opens the versions of a stored test or module. */
export function HistoryButton({ id }: { id: number }) {
  const { isOpen, open, close } = useDialog();
  return (
    <>
      <CompactButton requires="viewer" variant="secondary" icon={<History />} onClick={open}>
        History
      </CompactButton>
      {isOpen && <HistoryPanel id={id} onClose={() => close()} />}
    </>
  );
}
