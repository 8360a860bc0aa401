import { slug } from '../../platform/slug.ts';
import type { RunnableTest } from '../blueprints/blueprints-service.ts';

/** A path for each test, `suite/title.spec.ts`: unique, also where the file system ignores case. */
export function specPaths(tests: RunnableTest[], suiteNames: Map<number, string | null>): string[] {
  const used = new Set<string>();
  return tests.map(({ id, title }) => {
    const suite = suiteNames.get(id);
    const stem = [...(suite ? [slug(suite, 'suite')] : []), slug(title, 'test')].join('/');
    const path = used.has(stem) ? `${stem}-${id}` : stem;
    used.add(path);
    return `${path}.spec.ts`;
  });
}
