import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared/ui';
import { CreateSuiteDialog } from './CreateSuiteDialog.tsx';

export function NewSuiteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus />} onClick={() => setIsOpen(true)}>
        New Test Suite
      </Button>
      {isOpen && <CreateSuiteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
