import { useEffect, useRef } from 'react';
import { confirmLeaving, dismissToast, logError, toast } from 'shared/feedback';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { REMOTE_TITLES } from '../app/route-owners.ts';
import { useReleases, useRemotes } from '../remotes/useRemote.ts';

/** Milliseconds between two looks at what is deployed, while somebody looks at the page. */
const INTERVAL = 60_000;

/** Tells of builds that were deployed since the page was loaded, and puts them in place where that is wanted. */
export function useDeployments(): void {
  const store = useRemotes();
  const releases = useReleases();
  const told = useRef(new Set<string>());

  useEffect(() => {
    const first = releases.deployed().host?.build;

    async function update(name: RemoteName): Promise<void> {
      if (!(await confirmLeaving())) {
        told.current.delete(name + releases.deployed().remotes[name].build);
        return;
      }
      try {
        await store.update(name);
        toast({
          type: 'success',
          title: 'Up to date',
          message: `${REMOTE_TITLES[name]} is the newest version now.`,
        });
      } catch (error) {
        logError(error, `The new build of "${name}" could not be loaded.`);
        const message = `The new version of ${REMOTE_TITLES[name]} could not be loaded. You still have the former one.`;
        toast({ type: 'error', title: 'Error', message });
      }
    }

    const tellOnce = (key: string, message: string, label: string, onSelect: () => void) => {
      if (told.current.has(key)) return;
      told.current.add(key);
      const id = toast({
        type: 'info',
        title: 'New version',
        message,
        autoClose: false,
        action: {
          label,
          onSelect: () => {
            dismissToast(id);
            onSelect();
          },
        },
      });
    };

    const compare = () => {
      const { host, remotes } = releases.deployed();
      if (host && first && host.build !== first)
        tellOnce(`host${host.build}`, 'A new version of Steplight is there.', 'Reload', () =>
          location.reload(),
        );
      for (const name of REMOTE_NAMES) {
        const state = store.state(name);
        const isPreview = releases.overrides.addresses[name] !== undefined;
        if (state.status !== 'loaded' || isPreview || state.build === remotes[name].build) continue;
        const message = `A new version of ${REMOTE_TITLES[name]} is there.`;
        tellOnce(name + remotes[name].build, message, 'Switch Now', () => void update(name));
      }
    };

    const look = () => {
      if (document.visibilityState === 'visible') void releases.check();
    };
    const unsubscribe = releases.subscribe(compare);
    const timer = setInterval(look, INTERVAL);
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, releases]);
}
