/** What host and remotes agree on: the one export of a remote, and screens and their parts whose code is loaded on demand. */
export { defineRemote } from './define-remote.ts';
export type { Remote } from './define-remote.ts';
export { lazyPart, suspendingPart } from './lazy-part.ts';
export { lazyScreen } from './lazy-screen.ts';
export type { ScreenHandle } from './lazy-screen.ts';
