import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared/ui';
import type { SharedRun } from '../../api/share-links.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

/** Opens the links of a run for people without an account. */
export function ShareButton({ run }: { run: SharedRun }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Share2 size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog run={run} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
