import type { Release } from 'shared/registry';

/**
 * Has the browser fetch what a remote begins with, with the attributes that the scripts themselves will have: else a file is
 * loaded twice.
 */
export function preloadFiles({ address, entry, preload, integrity }: Release): void {
  for (const file of [entry, ...preload]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    link.integrity = integrity[file] ?? '';
    link.href = address + file;
    document.head.append(link);
  }
}
