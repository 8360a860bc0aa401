import { lazyScreen } from 'shared/remote';
import type { RouteObject } from 'shared/router';

export const routes: RouteObject[] = [
  { path: 'tests', ...lazyScreen(async () => (await import('./pages/tests/TestsPage.tsx')).TestsPage) },
  {
    path: 'newtest',
    ...lazyScreen(async () => (await import('./pages/newtest/NewTestPage.tsx')).NewTestPage),
  },
  {
    path: 'newmodule',
    ...lazyScreen(async () => (await import('./pages/newmodule/NewModulePage.tsx')).NewModulePage),
  },
  {
    path: 'updatetest/:id',
    ...lazyScreen(async () => (await import('./pages/updatetest/UpdateTestPage.tsx')).UpdateTestPage),
  },
  {
    path: 'updatemodule/:id',
    ...lazyScreen(async () => (await import('./pages/updatemodule/UpdateModulePage.tsx')).UpdateModulePage),
  },
];
