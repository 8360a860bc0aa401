import { useEffect, useEffectEvent } from 'react';
import { confirmLeaving, dismissToast, logError, toast } from 'shared/feedback';
import { REMOTE_NAMES, remoteAt, type RemoteName } from 'shared/registry';
import { useLocation } from 'shared/router';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { useReleases, useRemotes } from '../remotes/useRemote.ts';

const POLL_INTERVAL_MS = 60_000;

/**
 * Keeps an open page up to date with the deployed builds. Remotes that are not on screen are replaced silently; the one
 * on screen is offered in a toast; a new host needs a reload of the page.
 */
export function useDeployments(): void {
  const store = useRemotes();
  const releases = useReleases();
  const { pathname } = useLocation();
  const isOnScreen = useEffectEvent((name: RemoteName) => remoteAt(pathname) === name);
  usePolling(releases.refresh, POLL_INTERVAL_MS);

  useEffect(() => {
    const firstBuild = releases.deployed().host?.build;
    const handled = new Set<string>();
    const once = (key: string, callback: () => void) => {
      if (handled.has(key)) return;
      handled.add(key);
      callback();
    };

    const replaceNow = (name: RemoteName) =>
      store.update(name).catch((error: unknown) => {
        logError(error, `The new build of "${name}" could not be loaded.`);
        throw error;
      });

    const replaceOnRequest = async (name: RemoteName, key: string) => {
      if (!(await confirmLeaving())) handled.delete(key);
      else
        await replaceNow(name).catch(() => {
          const message = `The new version of ${REMOTE_TITLES[name]} could not be loaded. You still have the previous version.`;
          toast({ type: 'error', title: 'Error', message });
        });
    };

    return releases.subscribe(() => {
      const { host, remotes } = releases.deployed();
      if (host && firstBuild && host.build !== firstBuild)
        once(host.build, () => offer('Steplight', 'Reload', () => location.reload()));
      for (const name of REMOTE_NAMES) {
        const state = store.state(name);
        const build = remotes[name]?.build;
        const isPreview = releases.overrides.addresses[name] !== undefined;
        if (state.status !== 'loaded' || isPreview || !build || state.build === build) continue;
        const key = `${name} ${build}`;
        if (isOnScreen(name))
          once(key, () => offer(REMOTE_TITLES[name], 'Switch Now', () => void replaceOnRequest(name, key)));
        else once(key, () => void replaceNow(name).catch(() => null));
      }
    });
  }, [store, releases]);
}

function offer(what: string, label: string, onSelect: () => void): void {
  const id = toast({
    type: 'info',
    title: 'New version',
    message: `A new version of ${what} is available.`,
    autoClose: false,
    action: {
      label,
      onSelect: () => {
        dismissToast(id);
        onSelect();
      },
    },
  });
}

/** Calls `callback` every `interval` milliseconds while the page is visible, and when it becomes visible again. */
function usePolling(callback: () => unknown, interval: number): void {
  useEffect(() => {
    const callIfVisible = () => {
      if (document.visibilityState === 'visible') callback();
    };
    const timer = setInterval(callIfVisible, interval);
    document.addEventListener('visibilitychange', callIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', callIfVisible);
    };
  }, [callback, interval]);
}
