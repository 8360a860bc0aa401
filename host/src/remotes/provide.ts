/**
 * Every public module of `shared`. Remotes contain no copy of them, and the host provides only modules that its own build
 * imports. Nothing is loaded until a remote imports it.
 *
 * @public
 */
export const providedModules = [
  () => import('shared/auth'),
  () => import('shared/browser-settings'),
  () => import('shared/charts'),
  () => import('shared/choice'),
  () => import('shared/comments'),
  () => import('shared/constants'),
  () => import('shared/data-table'),
  () => import('shared/edits'),
  () => import('shared/environment'),
  () => import('shared/feedback'),
  () => import('shared/form-dialog'),
  () => import('shared/format'),
  () => import('shared/http'),
  () => import('shared/interruptions'),
  () => import('shared/list-filter'),
  () => import('shared/live'),
  () => import('shared/members'),
  () => import('shared/overlay'),
  () => import('shared/page-model'),
  () => import('shared/query'),
  () => import('shared/registry'),
  () => import('shared/remote'),
  () => import('shared/results'),
  () => import('shared/router'),
  () => import('shared/run-environment'),
  () => import('shared/saved-views'),
  () => import('shared/schedule'),
  () => import('shared/screenshots'),
  () => import('shared/state'),
  () => import('shared/step-language'),
  () => import('shared/step-language/reference'),
  () => import('shared/step-language/suggestions'),
  () => import('shared/table'),
  () => import('shared/test-export'),
  () => import('shared/theme'),
  () => import('shared/ui'),
];
