import { defineRemote } from 'shared/remote';
import { routes } from './routes.tsx';

/** The module that the host loads. */
export const remote = defineRemote({ name: 'auth', publicRoutes: routes });
