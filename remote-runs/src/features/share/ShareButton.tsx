import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';
import type { SharedRun } from '../../api/share-links.ts';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** Opens the links of a run for people without an account. */
export function ShareButton({ run }: { run: SharedRun }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Share2 size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && <ShareDialog run={run} onClose={() => setIsOpen(false)} />}
    </>
  );
}
