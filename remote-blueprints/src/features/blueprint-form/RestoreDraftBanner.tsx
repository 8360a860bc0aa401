import { Button, Notice, Row } from 'shared/ui';
import type { DraftForm } from './useDraftForm.ts';
import { useDraftAutosave } from './useDraftAutosave.ts';

/** Autosaves the draft, and offers to restore the one that was interrupted here. */
export function RestoreDraftBanner({ form }: { form: DraftForm }) {
  const { hasStoredDraft, restore, discard } = useDraftAutosave(form);
  if (!hasStoredDraft || form.isReadOnly) return null;
  return (
    <Notice tone="info">
      <Row gap={3} justify="space-between" wrap>
        You have unsaved changes from your last visit to this page.
        <Row gap={2}>
          <Button variant="secondary" size="sm" onClick={restore}>
            Restore
          </Button>
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
