import { ListFilter as Icon } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Button } from 'shared/ui';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** The dialog, whose code may be loaded with the first click. */
  children: (onClose: () => void) => ReactNode;
}

/** Opens the dialog that narrows a list. */
export function FilterButton({ ref, children }: Props) {
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
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
