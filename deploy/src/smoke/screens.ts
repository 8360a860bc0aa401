import { PART_NAMES, type PartName } from '../registry/document.ts';

/** An address of the product, and whether it takes a session to see it. */
export interface Screen {
  part: PartName;
  path: string;
  needsSession: boolean;
}

const PATHS: Record<Exclude<PartName, 'host'>, string[]> = {
  auth: ['/login', '/signup'],
  suites: ['/dashboard/test-suites', '/dashboard/github/instructions'],
  blueprints: ['/dashboard/tests?tab=tests', '/dashboard/newtest'],
  runs: ['/dashboard/runs'],
  settings: ['/privacy-policy', '/dashboard/settings'],
};

/** The screens that show whether a part is drawn; for the host, one of each part. */
export function screensOf(part: PartName): Screen[] {
  const paths =
    part === 'host'
      ? PART_NAMES.flatMap((name) =>
          name === 'host' ? [] : PATHS[name].slice(-1).map((path) => ({ part: name, path })),
        )
      : PATHS[part].map((path) => ({ part, path }));
  return paths.map((screen) => ({ ...screen, needsSession: screen.path.startsWith('/dashboard') }));
}
