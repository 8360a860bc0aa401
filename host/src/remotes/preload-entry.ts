import type { Release } from 'shared/registry';

/**
 * Has the browser fetch the script that a remote begins with, with the attributes that the script itself will have: else it is
 * loaded twice.
 */
export function preloadEntry({ address, entry, integrity }: Release): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  link.integrity = integrity[entry] ?? '';
  link.href = address + entry;
  document.head.append(link);
}
