import { slug } from '../../platform/slug.ts';
import type { Library } from './library-repository.ts';

const MODULES = 'modules';

export interface Paths {
  /** Of tests and modules by id, e.g. `checkout/buy-a-lamp.steps.md`. */
  tests: Map<number, string>;
  /** Of suites by id, e.g. `checkout/suite.yaml`. */
  suites: Map<number, string>;
}

/**
 * Paths after the names of suites and tests, unique also where capital letters do not count. Of equal ones the oldest has the plain path
 * and the others end in their id, so that what is added later changes no path.
 */
export function assignPaths({ blueprints, suites }: Library): Paths {
  const used = new Set([MODULES]);
  const unique = (wanted: string, id: number) => {
    let path = wanted;
    for (let count = 0; used.has(path); count += 1) path = `${wanted}-${id}${'-'.repeat(count)}`;
    used.add(path);
    return path;
  };
  const folders = new Map([...suites.values()].map(({ id, name }) => [id, unique(slug(name, 'suite'), id)]));
  const tests = [...blueprints.values()].map(({ id, type, title, suiteId }): [number, string] => {
    const folder = type === 'module' ? MODULES : suiteId === null ? undefined : folders.get(suiteId);
    const stem = unique(
      [...(folder ? [folder] : []), slug(title, type === 'module' ? 'module' : 'test')].join('/'),
      id,
    );
    return [id, `${stem}.steps.md`];
  });
  return {
    tests: new Map(tests),
    suites: new Map([...folders].map(([id, folder]) => [id, `${folder}/suite.yaml`])),
  };
}
