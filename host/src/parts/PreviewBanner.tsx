import { REMOTE_NAMES } from 'shared/registry';
import { space, styled } from 'shared/theme';
import { Button, Notice } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { useReleases } from '../remotes/useRemote.ts';
import { changeOverride } from './change-override.ts';

/** Says on every screen that this tab shows builds which are not deployed here, and which were refused. */
export function PreviewBanner() {
  const { addresses, refusals } = useReleases().overrides;
  const shown = REMOTE_NAMES.filter((name) => addresses[name] !== undefined);
  return (
    <>
      {refusals.length > 0 && <Notice tone="danger">{refusals.join(' ')}</Notice>}
      {shown.length > 0 && (
        <Notice tone="warning">
          <Line>
            <span>
              <strong>Preview.</strong>{' '}
              {shown.map((name) => `${REMOTE_TITLES[name]} from ${addresses[name]}`).join('; ')}
            </span>
            <Button variant="secondary" size="sm" onClick={() => changeOverride({})}>
              Show What Is Deployed
            </Button>
          </Line>
        </Notice>
      )}
    </>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
`;
