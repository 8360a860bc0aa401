import { defineRemote } from 'shared/remote';
import { publicRoutes, routes } from './routes.tsx';

/** What the host loads of this package. */
export const remote = defineRemote({ name: 'runs', dashboardRoutes: routes, publicRoutes });
