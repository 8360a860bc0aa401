/** What host and remotes agree on: the one export of a remote, and screens whose code is loaded on demand. */
export { defineRemote } from './define-remote.ts';
export type { Remote } from './define-remote.ts';
export { lazyScreen } from './lazy-screen.ts';
export type { ScreenHandle } from './lazy-screen.ts';
