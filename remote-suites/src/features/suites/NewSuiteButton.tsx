import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';

const CreateSuiteDialog = lazyPart(async () => (await import('./CreateSuiteDialog.tsx')).CreateSuiteDialog);

export function NewSuiteButton({ onCreated }: { onCreated: (suite: Suite) => void }) {
  const [isOpen, setIsOpen] = useState(false);

  function handleCreated(suite: Suite) {
    setIsOpen(false);
    onCreated(suite);
  }

  return (
    <>
      <Button requires="editor" icon={<Plus />} onClick={() => setIsOpen(true)}>
        New Test Suite
      </Button>
      {isOpen && <CreateSuiteDialog onCreated={handleCreated} onClose={() => setIsOpen(false)} />}
    </>
  );
}
