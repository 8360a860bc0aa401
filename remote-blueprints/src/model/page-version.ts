import type { LiveState } from './live-state.ts';

/** Differs as soon as the live page may have changed. */
export function pageVersion({ page, done, run }: LiveState): string {
  return [page?.url, page?.title, done.map(({ action }) => action), run?.number, run?.phase].join('\n');
}
