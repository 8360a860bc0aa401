import type { Release } from 'shared/registry';

/** Preloads a remote's entry script. Its attributes must equal the script's, or the browser loads the file twice. */
export function preloadEntry({ address, entry, integrity }: Release): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  link.integrity = integrity[entry] ?? '';
  link.href = address + entry;
  document.head.append(link);
}
