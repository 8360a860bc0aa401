import type { VisualCheck } from 'shared/contract';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentKey } from './baseline-files.ts';
import type { FoundCheck } from './visual-checks-repository.ts';

/** Why a screenshot cannot be accepted; null: it can. */
export function obstacleToAccepting({
  check,
  baseline,
  mediaRemovedAt,
}: FoundCheck): { code: string; sentence: string } | null {
  if (check.status === 'same')
    return { code: 'nothing_changed', sentence: 'The page looks as before; there is nothing to accept.' };
  if (check.status === 'accepted')
    return { code: 'already_accepted', sentence: 'This screenshot was accepted before.' };
  if (check.blueprintId === null) return { code: 'test_deleted', sentence: 'The test was deleted.' };
  if (mediaRemovedAt)
    return { code: 'screenshot_removed', sentence: 'The screenshot was removed because of its age.' };
  if (currentKey(baseline) !== check.comparedWith)
    return {
      code: 'newer_accepted',
      sentence: 'Another screenshot was accepted since this run. Run the test again to compare with it.',
    };
  return null;
}

export function presentCheck(found: FoundCheck, storage: Storage): VisualCheck {
  const { check, stepNumber, mediaRemovedAt, acceptedBy } = found;
  const address = (key: string | null) => (key === null || mediaRemovedAt ? null : storage.readAddress(key));
  return {
    id: check.id,
    step_number: stepNumber,
    status: check.status,
    width: check.width,
    height: check.height,
    screenshot_url: address(check.storageKey),
    baseline_url: address(check.baselineKey),
    difference_url: address(check.diffKey),
    changed_pixels: check.changedPixels,
    changes: check.changes,
    masks: check.masks,
    rendered_by: check.renderedBy,
    baseline_rendered_by: check.baselineRenderedBy,
    accepted_by: acceptedBy,
    accepted_at: check.acceptedAt?.toISOString() ?? null,
    is_acceptable: obstacleToAccepting(found) === null,
  };
}
