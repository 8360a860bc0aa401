import { describeBrowser } from 'shared/browser-settings';
import type { Draft } from '../../model/draft.ts';
import type { KnownNames } from '../../model/version-draft.ts';

/** A field with its two values; an empty text: it has none. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

const handlersOf = ({ handlers = [] }: Draft) => handlers.join('; ');

/** The fields, other than the steps, that differ between two drafts. */
export function fieldChanges(before: Draft, after: Draft, { suites }: KnownNames): FieldChange[] {
  const suiteName = ({ suiteId }: Draft) =>
    suiteId === null ? '' : (suites?.get(suiteId) ?? `Suite ${suiteId}`);
  const changes = [
    { label: 'Name', before: before.name.trim(), after: after.name },
    { label: 'URL', before: before.url.trim(), after: after.url },
    { label: 'Test Suite', before: suiteName(before), after: suiteName(after) },
    {
      label: 'Browser',
      before: describeBrowser(before.browser ?? {}),
      after: describeBrowser(after.browser ?? {}),
    },
    { label: 'Interruptions', before: handlersOf(before), after: handlersOf(after) },
  ].filter((change) => change.before !== change.after);
  if (before.file?.s3_key === after.file?.s3_key) return changes;
  const file = { label: 'File', before: before.file?.file_name ?? '', after: after.file?.file_name ?? '' };
  return [...changes, file];
}
