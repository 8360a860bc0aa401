import { ListFilter as Icon } from 'lucide-react';
import { Suspense, useState, type Ref } from 'react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';
import type { ListFilter } from '../../model/list-filter.ts';

const FilterDialog = lazyPart(async () => (await import('./FilterDialog.tsx')).FilterDialog);

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the dialog that narrows the list. Its code is loaded with the first click. */
export function FilterButton({ filter, onFilter, ref }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        icon={<Icon size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Filters
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDialog filter={filter} onFilter={onFilter} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
