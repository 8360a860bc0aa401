import { Button, Notice, Row } from 'shared/ui';
import type { DraftForm } from './useDraftForm.ts';
import { useKeptWork } from './useKeptWork.ts';

/** Offers the work that was interrupted here. */
export function KeptWork({ form }: { form: DraftForm }) {
  const { isKept, restore, forget } = useKeptWork(form);
  if (!isKept) return null;
  return (
    <Notice tone="info">
      <Row gap={3} justify="space-between" wrap>
        You have unsaved changes from your last visit to this page.
        <Row gap={2}>
          <Button variant="secondary" size="sm" onClick={restore}>
            Restore
          </Button>
          <Button variant="ghost" size="sm" onClick={forget}>
            Discard
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
