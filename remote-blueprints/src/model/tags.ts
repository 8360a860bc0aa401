import { TAG_MAX_LENGTH, TAG_PATTERN, TAGS_MAX } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';

/** The tags with those that were typed, which spaces or commas separate; or why they cannot be added. */
export function addTags(tags: string[], typed: string): { tags: string[] } | { problem: string } {
  const added = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const all = [...new Set([...tags, ...added])];
  if (added.some((tag) => tag.length > TAG_MAX_LENGTH))
    return { problem: `A tag has at most ${TAG_MAX_LENGTH} characters.` };
  if (added.some((tag) => !TAG_PATTERN.test(tag)))
    return { problem: 'A tag has letters, digits and - _ . / only.' };
  return all.length > TAGS_MAX ? { problem: `At most ${TAGS_MAX} tags.` } : { tags: all };
}

/** The tags of the tests, by name. */
export function tagsOf(items: Pick<BlueprintListItem, 'tags'>[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags ?? []))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
}
