import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import type { BlueprintSnapshot, StepDraft } from './tables.ts';

/** Beyond this many added and removed steps they are not counted: the comparison takes quadratic time. */
const MAX_STEP_EDITS = 200;

/** What a save has changed, e.g. `Name changed, 2 steps added`. `before` undefined: there is no earlier version. */
export function summarizeChange(before: BlueprintSnapshot | undefined, after: BlueprintSnapshot): string {
  if (!before) return 'Created';
  const changes = [
    before.title === after.title ? '' : 'name changed',
    before.startingUrl === after.startingUrl ? '' : 'starting URL changed',
    before.suiteId === after.suiteId ? '' : 'test suite changed',
    before.file?.s3_key === after.file?.s3_key ? '' : 'file changed',
    String(before.tags) === String(after.tags) ? '' : 'tags changed',
    isDeepStrictEqual(before.browser, after.browser) ? '' : 'browser settings changed',
    isDeepStrictEqual(before.handlers, after.handlers) ? '' : 'interruption handlers changed',
    ...describeSteps(before.steps, after.steps),
  ].filter((change) => change !== '');
  if (changes.length === 0) return 'No changes';
  const text = changes.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A step that was removed where another one was added is a changed one. */
function describeSteps(before: StepDraft[], after: StepDraft[]): string[] {
  const hunks = diffArrays(before, after, { comparator: isSame, maxEditLength: MAX_STEP_EDITS });
  if (!hunks) return ['steps changed'];
  const counts = { changed: 0, added: 0, removed: 0, disabled: 0, enabled: 0 };
  let removed = 0;
  let position = 0;
  for (const { count, value, ...hunk } of hunks) {
    if (hunk.removed) {
      removed = count;
      position += count;
      continue;
    }
    const added = hunk.added ? count : 0;
    counts.changed += Math.min(added, removed);
    counts.added += Math.max(0, added - removed);
    counts.removed += Math.max(0, removed - added);
    removed = 0;
    if (hunk.added) continue;
    const previous = before.slice(position, position + count);
    counts.disabled += value.filter((step, index) => step.isDisabled && !previous[index]?.isDisabled).length;
    counts.enabled += value.filter((step, index) => !step.isDisabled && previous[index]?.isDisabled).length;
    position += count;
  }
  counts.removed += removed;
  return Object.entries(counts).map(([change, count]) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'step' : 'steps'} ${change}`,
  );
}

/** Whether they say the same; one of them may be disabled. */
function isSame(a: StepDraft, b: StepDraft): boolean {
  return (
    a.type === b.type && a.action === b.action && a.useVision === b.useVision && a.moduleId === b.moduleId
  );
}
