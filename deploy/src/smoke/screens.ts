import { APP_NAMES, type AppName } from '../registry/stored-registry.ts';

/** An address of the product. */
export interface Screen {
  app: AppName;
  path: string;
  needsSession: boolean;
}

const PATHS: Record<Exclude<AppName, 'host'>, string[]> = {
  auth: ['/login', '/signup'],
  suites: ['/dashboard/test-suites', '/dashboard/github/instructions'],
  blueprints: ['/dashboard/tests?tab=tests', '/dashboard/newtest'],
  runs: ['/dashboard/runs'],
  settings: ['/privacy-policy', '/dashboard/settings'],
};

/** The screens that test an app: some of a remote; for the host one of each remote. */
export function screensOf(app: AppName): Screen[] {
  const paths =
    app === 'host'
      ? APP_NAMES.flatMap((name) =>
          name === 'host' ? [] : PATHS[name].slice(-1).map((path) => ({ app: name, path })),
        )
      : PATHS[app].map((path) => ({ app, path }));
  return paths.map((screen) => ({ ...screen, needsSession: screen.path.startsWith('/dashboard') }));
}
