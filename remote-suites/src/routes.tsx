import type { RouteObject } from 'shared/router';
import { TestSuitesPage } from './pages/test-suites/TestSuitesPage.tsx';

export const routes: RouteObject[] = [{ path: 'test-suites', element: <TestSuitesPage /> }];
