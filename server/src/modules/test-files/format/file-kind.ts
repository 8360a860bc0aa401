const MAX_SEGMENT_LENGTH = 200;
const UNSAFE = /[\u0000-\u001f\u007f\\:*?"<>|]/;

export type FileKind = 'test' | 'plan' | 'table' | 'suite';

/** What a file is by its name; undefined: none of Steplight's. */
export function kindOf(path: string): FileKind | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name.endsWith('.steps.md')) return 'test';
  if (name.endsWith('.plan.json')) return 'plan';
  if (name.endsWith('.table.csv')) return 'table';
  return name === 'suite.yaml' ? 'suite' : undefined;
}

/** The path of the test whose plan or table the file is. */
export const testPathOf = (path: string): string =>
  path.replace(/\.(?:plan\.json|table\.csv)$/i, '.steps.md');

/** The path of a test's table. */
export const tablePathOf = (testPath: string): string => testPath.replace(/\.steps\.md$/i, '.table.csv');

/** The path of a test's plan. */
export const planPathOf = (testPath: string): string => testPath.replace(/\.steps\.md$/i, '.plan.json');

/** Why the path may lead out of its folder, or cannot exist on every computer; undefined: it is fine. */
export function pathProblem(path: string): string | undefined {
  const segments = path.split('/');
  const isWrong = segments.some(
    (segment) =>
      segment === '' ||
      segment === '.' ||
      segment === '..' ||
      segment.length > MAX_SEGMENT_LENGTH ||
      UNSAFE.test(segment) ||
      /[ .]$/.test(segment),
  );
  return isWrong
    ? 'This is no path within the folder of tests. Use names separated by "/", without "..", ":" and the like.'
    : undefined;
}
