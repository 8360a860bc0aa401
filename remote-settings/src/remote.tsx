import { defineRemote } from 'shared/remote';
import { dashboardRoutes, publicRoutes } from './routes.tsx';

/** What the host loads of this package. */
export const remote = defineRemote({ name: 'settings', dashboardRoutes, publicRoutes });
