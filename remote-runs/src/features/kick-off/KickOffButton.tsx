import { Play } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';

const KickOffDialog = lazyPart(async () => (await import('./KickOffDialog.tsx')).KickOffDialog);

/** Opens the dialog that starts a suite's tests. Its code is loaded with the first click. */
export function KickOffButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button requires="editor" icon={<Play size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Kick off a Run
      </Button>
      {isOpen && <KickOffDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
