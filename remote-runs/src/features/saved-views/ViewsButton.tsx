import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';

const ViewsDialog = lazyPart(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

/** Opens the saved views of the list. `query`: the filters that could be saved; empty: there are none. */
export function ViewsButton({ query }: { query: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Bookmark size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Views
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsDialog query={query} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
