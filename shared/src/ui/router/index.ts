/** The router of the page: the names that the product uses, and every address of the product. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, RouteObject, To } from 'react-router-dom';
export { BackLink } from './BackLink.tsx';
export { readListFilter, writeListFilter } from './list-filter.ts';
export { paths, safeNextPath } from './paths.ts';
export type { StepToEdit, TestsTab } from './paths.ts';
export { usePageTitle } from './usePageTitle.ts';
