import { Dialog } from 'shared/overlay';
import { REMOTE_NAMES } from 'shared/registry';
import { Button, PlainList } from 'shared/ui';
import { replaceOverrides } from '../remotes/override-storage.ts';
import { useReleases } from '../remotes/useRemote.ts';
import { RemoteItem } from './RemoteItem.tsx';

/** The builds that the page consists of; previews another build of a remote in this tab. */
export function RemotesDialog({ onClose }: { onClose: () => void }) {
  const { overrides, deployed } = useReleases();
  const host = deployed().host;
  const hasOverride = Object.keys(overrides.addresses).length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Remotes"
      description={`Each remote is built and deployed independently. Host: ${host ? `build ${host.build}` : 'build unknown'}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {hasOverride && <Button onClick={() => replaceOverrides({})}>Reset All</Button>}
        </>
      }
    >
      <PlainList gap={4}>
        {REMOTE_NAMES.map((name) => (
          <RemoteItem key={name} name={name} />
        ))}
      </PlainList>
    </Dialog>
  );
}
