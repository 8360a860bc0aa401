import type { ModuleName } from '../format/file-content.ts';

/** A suite or module as files name it: a stored one, or one that is about to be made. */
export interface Named {
  /** null: it is not made yet. */
  id: number | null;
  name: string;
  /** What it was called until now; files that were not changed with it still say so. */
  previousName: string | null;
}

/** The suite with the name; of several the one that the test stands in, else the oldest. */
export function findSuite(suites: Named[], name: string, currentId: number | null): Named | undefined {
  const found = named(suites, name);
  return found.find(({ id }) => id !== null && id === currentId) ?? found[0];
}

/** The module that a file names, or why it is not known. `currentIds`: of the modules that the test uses already. */
export function findModule(
  modules: Named[],
  { title, id: wantedId }: ModuleName,
  currentIds: ReadonlySet<number | null>,
): { module: Named } | { problem: string } {
  const found = named(modules, title);
  const [first] = found;
  if (!first) return { problem: `There is no module "${title}". Push it too, or correct the name.` };
  const byId = found.find(({ id }) => id === wantedId);
  if (wantedId !== null && !byId) return { problem: `Module ${wantedId} is not called "${title}".` };
  const used = found.filter(({ id }) => currentIds.has(id));
  const module = byId ?? (found.length === 1 ? first : used.length === 1 ? used[0] : undefined);
  if (module) return { module };
  const ids = found.flatMap(({ id }) => id ?? []).join(', ');
  return {
    problem: `${found.length} modules are called "${title}" (ids ${ids}). Rename one, or add the id: Module: ${title} <!-- id ${ids.split(',')[0] ?? ''} -->`,
  };
}

function named(all: Named[], name: string): Named[] {
  const now = all.filter((one) => one.name === name);
  return now.length > 0 ? now : all.filter((one) => one.previousName === name);
}
