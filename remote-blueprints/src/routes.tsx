import type { RouteObject } from 'shared/router';
import { NewModulePage } from './pages/newmodule/NewModulePage.tsx';
import { NewTestPage } from './pages/newtest/NewTestPage.tsx';
import { TestsPage } from './pages/tests/TestsPage.tsx';
import { UpdateModulePage } from './pages/updatemodule/UpdateModulePage.tsx';
import { UpdateTestPage } from './pages/updatetest/UpdateTestPage.tsx';

export const routes: RouteObject[] = [
  { path: 'tests', element: <TestsPage /> },
  { path: 'newtest', element: <NewTestPage /> },
  { path: 'newmodule', element: <NewModulePage /> },
  { path: 'updatetest/:id', element: <UpdateTestPage /> },
  { path: 'updatemodule/:id', element: <UpdateModulePage /> },
];
