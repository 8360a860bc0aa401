import { REMOTE_NAMES } from 'shared/registry';
import { Button } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { replaceOverrides } from '../remotes/override-storage.ts';
import { useReleases } from '../remotes/useRemote.ts';
import { Banner } from './Banner.tsx';

/** Lists on every screen the previewed builds of this tab and the rejected overrides. */
export function PreviewBanner() {
  const { addresses, errors } = useReleases().overrides;
  const previewed = REMOTE_NAMES.filter((name) => addresses[name] !== undefined);
  const reset = (
    <Button variant="secondary" size="sm" onClick={() => replaceOverrides({})}>
      Show Deployed Builds
    </Button>
  );
  return (
    <>
      {errors.length > 0 && <Banner tone="danger">{errors.join(' ')}</Banner>}
      {previewed.length > 0 && (
        <Banner tone="warning" action={reset}>
          <strong>Preview.</strong>{' '}
          {previewed.map((name) => `${REMOTE_TITLES[name]} from ${addresses[name]}`).join('; ')}
        </Banner>
      )}
    </>
  );
}
