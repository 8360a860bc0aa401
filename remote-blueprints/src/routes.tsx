import { lazy } from 'react';
import type { RouteObject } from 'shared/router';

const TestsPage = lazy(async () => ({ default: (await import('./pages/tests/TestsPage.tsx')).TestsPage }));
const NewTestPage = lazy(async () => ({
  default: (await import('./pages/newtest/NewTestPage.tsx')).NewTestPage,
}));
const NewModulePage = lazy(async () => ({
  default: (await import('./pages/newmodule/NewModulePage.tsx')).NewModulePage,
}));
const UpdateTestPage = lazy(async () => ({
  default: (await import('./pages/updatetest/UpdateTestPage.tsx')).UpdateTestPage,
}));
const UpdateModulePage = lazy(async () => ({
  default: (await import('./pages/updatemodule/UpdateModulePage.tsx')).UpdateModulePage,
}));

export const routes: RouteObject[] = [
  { path: 'tests', element: <TestsPage /> },
  { path: 'newtest', element: <NewTestPage /> },
  { path: 'newmodule', element: <NewModulePage /> },
  { path: 'updatetest/:id', element: <UpdateTestPage /> },
  { path: 'updatemodule/:id', element: <UpdateModulePage /> },
];
