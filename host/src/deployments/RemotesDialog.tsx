import { Dialog } from 'shared/overlay';
import { REMOTE_NAMES } from 'shared/registry';
import { space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { useReleases } from '../remotes/useRemote.ts';
import { changeOverride } from './change-override.ts';
import { PartItem } from './PartItem.tsx';

/** What the page is composed of, and a way to see another build of a part in this tab. */
export function PartsDialog({ onClose }: { onClose: () => void }) {
  const { overrides, deployed } = useReleases();
  const host = deployed().host;
  const hasOverride = Object.keys(overrides.addresses).length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Parts of This Page"
      description={`Each part is built and deployed on its own. Host: ${host ? `build ${host.build}` : 'build unknown'}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {hasOverride && <Button onClick={() => changeOverride({})}>Reset All</Button>}
        </>
      }
    >
      <List>
        {REMOTE_NAMES.map((name) => (
          <PartItem key={name} name={name} />
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
