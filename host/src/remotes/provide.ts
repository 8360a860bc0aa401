/**
 * Every room of `shared` that a remote may ask for. Remotes carry no copy, and the host offers only what its own build
 * imports: naming a room here is what puts it on offer. Nothing is loaded until somebody asks.
 *
 * @public
 */
export const offeredRooms = [
  () => import('shared/auth'),
  () => import('shared/choice'),
  () => import('shared/constants'),
  () => import('shared/environment'),
  () => import('shared/feedback'),
  () => import('shared/format'),
  () => import('shared/http'),
  () => import('shared/overlay'),
  () => import('shared/query'),
  () => import('shared/registry'),
  () => import('shared/remote'),
  () => import('shared/results'),
  () => import('shared/router'),
  () => import('shared/state'),
  () => import('shared/step-language'),
  () => import('shared/step-language/reference'),
  () => import('shared/step-language/suggestions'),
  () => import('shared/table'),
  () => import('shared/theme'),
  () => import('shared/ui'),
];
