import { isDeepStrictEqual } from 'node:util';
import { elementKey } from 'shared/constants';
import type { EditConflict } from 'shared/contract';

export interface MergedEdit<Fields> {
  fields: Fields;
  conflicts: EditConflict[];
  /** The fields with something of the other person. */
  takenOver: string[];
}

/**
 * Merges an edit with what was stored since it began. Each field is taken from the one who has changed it. Of lists the additions, removals and
 * changed elements of both hold: elements are texts, or have an `id` or a `name`; an element without either is new. Fields that are absent from
 * `mine` stay absent; those that are absent from `base` are taken as they are.
 */
export function mergeEdit<Fields extends object>({
  base,
  mine,
  stored,
}: {
  base: Readonly<Record<string, unknown>>;
  mine: Fields;
  stored: Readonly<Record<string, unknown>>;
}): MergedEdit<Fields> {
  const fields = { ...mine };
  const conflicts: EditConflict[] = [];
  const takenOver: string[] = [];
  for (const [field, own] of Object.entries(mine)) {
    if (own === undefined || !(field in base) || !(field in stored)) continue;
    const versions = { base: base[field], mine: own as unknown, stored: stored[field] };
    const merged = mergeLists(versions) ?? mergeValue(versions, null);
    conflicts.push(...merged.conflicts.map((conflict) => ({ field, ...conflict })));
    const isOther = !isDeepStrictEqual(versions.stored, versions.base);
    if (isOther && !isDeepStrictEqual(merged.value, own)) takenOver.push(field);
    Object.assign(fields, { [field]: merged.value });
  }
  return { fields, conflicts, takenOver };
}

interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  stored: Value;
}

interface Merged {
  value: unknown;
  conflicts: Omit<EditConflict, 'field'>[];
}

function mergeValue({ base, mine, stored }: Versions, element: string | null): Merged {
  if (isDeepStrictEqual(mine, base)) return { value: stored, conflicts: [] };
  if (isDeepStrictEqual(stored, base) || isDeepStrictEqual(stored, mine))
    return { value: mine, conflicts: [] };
  return { value: mine, conflicts: [{ element, mine: mine ?? null, theirs: stored ?? null }] };
}

/** undefined: not all are lists, or both have sorted the list, each in another way. */
function mergeLists({ base, mine, stored }: Versions): Merged | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(stored)) return undefined;
  const known = byKey(base, 'base');
  const theirs = byKey(stored, 'theirs');
  const added = [...theirs].filter(([key]) => !known.has(key));
  const own = byKey(mine, 'mine', added);
  const orders = [known, own, theirs].map((list) =>
    [...list.keys()].filter((key) => known.has(key) && own.has(key) && theirs.has(key)).join('\n'),
  );
  const [original, ownOrder, theirOrder] = orders;
  if (ownOrder !== original && theirOrder !== original && ownOrder !== theirOrder) return undefined;
  const keys = ownOrder === original ? inOrder(theirs, own) : inOrder(own, theirs);
  const merged = keys.map((key) =>
    mergeValue({ base: known.get(key), mine: own.get(key), stored: theirs.get(key) }, key),
  );
  return {
    value: merged.map(({ value }) => value).filter((value) => value !== undefined),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** The keys of the first list, with each further one of the second behind the one that it follows there. */
function inOrder(first: Map<string, unknown>, second: Map<string, unknown>): string[] {
  const behind = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const key of second.keys())
    if (first.has(key)) last = key;
    else {
      const followers = behind.get(last) ?? [];
      followers.push(key);
      behind.set(last, followers);
    }
  const withFollowers = [...first.keys()].flatMap((key) => [key, ...(behind.get(key) ?? [])]);
  return [...(behind.get(null) ?? []), ...withFollowers];
}

/** @param added of the other person: a new element with the same content is the same one, which a repeated save does not add again */
function byKey(list: unknown[], side: string, added: [string, unknown][] = []): Map<string, unknown> {
  const twins = [...added];
  const taken = new Set<string>();
  return new Map(
    list.map((element, index) => {
      const key = elementKey(element);
      const isCopy = typeof element === 'object' && taken.has(key ?? '');
      if (key !== undefined && !isCopy) {
        taken.add(key);
        return [key, element];
      }
      const twin = twins.findIndex(([, other]) => isDeepStrictEqual(withoutId(other), withoutId(element)));
      return twins.splice(twin, twin === -1 ? 0 : 1)[0] ?? [`${side} ${index}`, element];
    }),
  );
}

function withoutId(element: unknown): unknown {
  if (typeof element !== 'object' || element === null) return element;
  return Object.fromEntries(
    Object.entries(element).filter(([name, value]) => name !== 'id' && value !== undefined),
  );
}
