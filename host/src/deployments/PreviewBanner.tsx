import { REMOTE_NAMES } from 'shared/registry';
import { Button } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { useReleases } from '../remotes/useRemote.ts';
import { Banner } from './Banner.tsx';
import { changeOverride } from './change-override.ts';

/** Says on every screen that this tab shows builds which are not deployed here, and which were refused. */
export function PreviewBanner() {
  const { addresses, refusals } = useReleases().overrides;
  const shown = REMOTE_NAMES.filter((name) => addresses[name] !== undefined);
  const reset = (
    <Button variant="secondary" size="sm" onClick={() => changeOverride({})}>
      Show What Is Deployed
    </Button>
  );
  return (
    <>
      {refusals.length > 0 && <Banner tone="danger">{refusals.join(' ')}</Banner>}
      {shown.length > 0 && (
        <Banner tone="warning" action={reset}>
          <strong>Preview.</strong>{' '}
          {shown.map((name) => `${REMOTE_TITLES[name]} from ${addresses[name]}`).join('; ')}
        </Banner>
      )}
    </>
  );
}
