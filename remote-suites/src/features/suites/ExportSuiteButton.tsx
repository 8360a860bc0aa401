import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Suite } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { IconButton } from 'shared/ui';

const ExportDialog = lazyPart(async () => (await import('shared/test-export')).ExportDialog);

/** Offers to download the tests of a suite as files. */
export function ExportSuiteButton({ suite }: { suite: Suite }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={`Export ${suite.name}`} icon={<Download />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ExportDialog
            subject={suite.name}
            selection={{ test_blueprint_category_id: suite.id }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
