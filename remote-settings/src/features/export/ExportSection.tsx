import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from 'shared/remote';
import { Button } from 'shared/ui';
import { SettingsSection } from '../../components/SettingsSection.tsx';

const ExportDialog = lazyPart(async () => (await import('shared/test-export')).ExportDialog);

const EVERYTHING = {};

/** Offers to download all tests of the company as files. */
export function ExportSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Export"
      intro="All tests, modules and suites of the company as files, without secrets."
      action={
        <Button variant="secondary" icon={<Download />} onClick={() => setIsOpen(true)}>
          Export All Tests
        </Button>
      }
    >
      {isOpen && (
        <Suspense>
          <ExportDialog subject="all tests" selection={EVERYTHING} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
