import type { RegistryFile, Release, RemoteName } from 'shared/registry';
import { hasOverrides } from './override-storage.ts';

/**
 * Preloads the entry of the remote that this address needs while the page's own code is still loading, where the server
 * could not know it because it depends on the session. Nothing is executed; the actual load reports failures.
 */
export function preloadFirstRemote(): void {
  const block = document.getElementById('steplight-remotes')?.textContent;
  const name = hasOverrides() ? null : remoteBySession();
  if (!block || !name) return;
  try {
    const release = (JSON.parse(block) as Partial<RegistryFile>).remotes?.[name];
    if (release) preloadEntry(release);
  } catch {
    // An invalid registry must not keep the page from starting.
  }
}

/** Whether this page load will show the shell of the signed-in product. */
export function needsShell(): boolean {
  return isSignedIn() && isProtected(location.pathname);
}

/** Loads the shell's code, once. */
export const importShell = () => import(/* webpackChunkName: "shell" */ '../shell/Shell.tsx');

/** The remote of the first screen where it depends on the session: without one the login page comes first. */
function remoteBySession(): RemoteName | null {
  const { pathname } = location;
  if (!isProtected(pathname)) return null;
  if (!isSignedIn()) return 'auth';
  return /^\/(dashboard\/?)?$/.test(pathname) ? 'runs' : null;
}

function isProtected(pathname: string): boolean {
  return pathname === '/' || /^\/dashboard(\/|$)/.test(pathname);
}

// A guess: shared/auth is not loaded yet.
function isSignedIn(): boolean {
  return localStorage.getItem('token') !== null;
}

/** Preloads a remote's entry script. Its attributes must equal the script's, or the browser loads the file twice. */
function preloadEntry({ address, entry, integrity }: Release): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  link.integrity = integrity[entry] ?? '';
  link.href = address + entry;
  document.head.append(link);
}
