import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { SavedViewList } from 'shared/constants';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';

const ViewsDialog = lazyPart(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

interface Props {
  list: SavedViewList;
  /** The filters that could be saved, as the address has them; empty: there are none. */
  query: string;
}

/** Opens the saved views of a list. */
export function ViewsButton({ list, query }: Props) {
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
      {isOpen && <ViewsDialog list={list} query={query} onClose={() => setIsOpen(false)} />}
    </>
  );
}
