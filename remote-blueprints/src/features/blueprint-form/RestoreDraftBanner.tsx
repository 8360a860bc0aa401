import { Button, Notice, Row, useMissingRole } from 'shared/ui';
import { useDraftAutosave } from './useDraftAutosave.ts';

/** Autosaves the draft, and offers to restore the one that was interrupted here. */
export function RestoreDraftBanner() {
  const { hasStoredDraft, storedName, restore, discard } = useDraftAutosave();
  const isReadOnly = useMissingRole('editor') !== undefined;
  if (!hasStoredDraft || isReadOnly) return null;
  return (
    <Notice tone="info">
      <Row gap={3} justify="space-between" wrap>
        You have unsaved changes from your last visit to this page
        {storedName === '' ? '.' : `: "${storedName}".`}
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
