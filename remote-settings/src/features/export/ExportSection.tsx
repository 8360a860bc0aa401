import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from 'shared/remote';
import { Button, Card, Heading, Row, Stack, Text } from 'shared/ui';

const ExportDialog = lazyPart(async () => (await import('shared/test-export')).ExportDialog);

const EVERYTHING = {};

/** Offers to download all tests of the company as files. */
export function ExportSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-label="Export">
      <Row justify="space-between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2}>Export</Heading>
          <Text tone="muted">All tests, modules and suites of the company as files, without secrets.</Text>
        </Stack>
        <Button variant="secondary" icon={<Download />} onClick={() => setIsOpen(true)}>
          Export All Tests
        </Button>
      </Row>
      {isOpen && (
        <Suspense>
          <ExportDialog subject="all tests" selection={EVERYTHING} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
