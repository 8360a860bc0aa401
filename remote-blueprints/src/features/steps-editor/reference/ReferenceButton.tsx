import { BookOpen } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';
import { useDialog } from '../../../components/useDialog.ts';

const ReferenceDialog = lazyPart(async () => (await import('./ReferenceDialog.tsx')).ReferenceDialog);

/** Opens the reference of the step language. */
export function ReferenceButton({ onInsert }: { onInsert: (example: string) => void }) {
  const { isOpen, open, close } = useDialog();
  return (
    <>
      <Button requires="viewer" variant="ghost" size="sm" icon={<BookOpen />} onClick={open}>
        What can I write?
      </Button>
      {isOpen && (
        <ReferenceDialog onClose={() => close()} onInsert={(example) => close(() => onInsert(example))} />
      )}
    </>
  );
}
