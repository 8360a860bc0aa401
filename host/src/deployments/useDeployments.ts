import { useEffect, useRef } from 'react';
import { confirmLeaving, dismissToast, logError, toast } from 'shared/feedback';
import { partAt, REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { useLocation } from 'shared/router';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { useReleases, useRemotes } from '../remotes/useRemote.ts';
import { useRegular } from './useRegular.ts';

/** Milliseconds between two looks at what is deployed, while somebody looks at the page. */
const INTERVAL = 60_000;

/**
 * Keeps an open page up to date with what is deployed. Parts that nobody looks at are replaced without a word; the one
 * on the screen when its reader says so; the host itself by loading the page anew.
 */
export function useDeployments(): void {
  const store = useRemotes();
  const releases = useReleases();
  const onScreen = useRef<RemoteName | null>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    onScreen.current = partAt(pathname);
  }, [pathname]);
  useRegular(releases.check, INTERVAL);

  useEffect(() => {
    const firstBuild = releases.deployed().host?.build;
    const handled = new Set<string>();
    const once = (key: string, act: () => void) => {
      if (handled.has(key)) return;
      handled.add(key);
      act();
    };

    const replaceNow = (name: RemoteName) =>
      store.update(name).catch((error: unknown) => {
        logError(error, `The new build of "${name}" could not be loaded.`);
        throw error;
      });

    const replaceWhenWanted = async (name: RemoteName, key: string) => {
      if (!(await confirmLeaving())) handled.delete(key);
      else
        await replaceNow(name).catch(() => {
          const message = `The new version of ${REMOTE_TITLES[name]} could not be loaded. You still have the former one.`;
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
        if (name === onScreen.current)
          once(key, () => offer(REMOTE_TITLES[name], 'Switch Now', () => void replaceWhenWanted(name, key)));
        else once(key, () => void replaceNow(name).catch(() => null));
      }
    });
  }, [store, releases]);
}

function offer(what: string, label: string, onSelect: () => void): void {
  const id = toast({
    type: 'info',
    title: 'New version',
    message: `A new version of ${what} is there.`,
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
