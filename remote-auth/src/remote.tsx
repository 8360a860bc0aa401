import { defineRemote } from 'shared/remote';
import { routes } from './routes.tsx';

/** What the host loads of this package. */
export const remote = defineRemote({ name: 'auth', publicRoutes: routes });
