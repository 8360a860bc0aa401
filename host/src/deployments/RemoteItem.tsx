import { useState, type SubmitEvent } from 'react';
import { environment } from 'shared/environment';
import type { Release, RemoteName } from 'shared/registry';
import { color, font, radius, space, styled } from 'shared/theme';
import { Badge, Button, Text, TextField } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { overrideFault, overrideFolder } from '../remotes/overrides.ts';
import { useRegistry, useReleases, useRemoteState } from '../remotes/useRemote.ts';
import { changeOverride } from './change-override.ts';
import { PartHealth } from './PartHealth.tsx';

const STATE_WORDS = { waiting: 'Not loaded', loading: 'Loading', loaded: 'On the page', failed: 'Failed' };

/** One part: which build it is, where it comes from, whether it is there, and a field for another address. */
export function PartItem({ name }: { name: RemoteName }) {
  const { addresses } = useReleases().overrides;
  const { remotes, faults } = useRegistry();
  const release = remotes[name];
  const { status } = useRemoteState(name);
  const override = addresses[name];
  const source = override ?? release?.address;
  const [address, setAddress] = useState(override ?? '');
  const [fault, setFault] = useState<string>();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const problem = overrideFault(address, environment());
    setFault(problem);
    if (problem === undefined) changeOverride({ ...addresses, [name]: overrideFolder(address) });
  };
  const handleReset = () => {
    const { [name]: _removed, ...others } = addresses;
    changeOverride(others);
  };

  return (
    <Root>
      <Head>
        <strong>{REMOTE_TITLES[name]}</strong>
        <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{STATE_WORDS[status]}</Badge>
        {override !== undefined && <Badge tone="warning">Preview</Badge>}
        {source !== undefined && <PartHealth name={name} address={source} />}
      </Head>
      <Text tone="muted">{release ? releaseText(release) : faults[name]}</Text>
      {source !== undefined && <Address>{source}</Address>}
      <Form onSubmit={handleSubmit} noValidate>
        <TextField
          label={`Address of another build of ${REMOTE_TITLES[name]}`}
          isLabelHidden
          type="url"
          placeholder="https://… of another build"
          value={address}
          error={fault}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={address === '' || address === override}>
          Preview
        </Button>
        {override !== undefined && (
          <Button variant="secondary" onClick={handleReset}>
            Reset
          </Button>
        )}
      </Form>
    </Root>
  );
}

function releaseText({ version, build, commit, contract }: Release): string {
  const origin = commit === null ? '' : `, commit ${commit.slice(0, 10)}`;
  return `Deployed: ${version}, build ${build}${origin}, contract ${contract}`;
}

const Root = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Address = styled.code`
  ${font('sm')}
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};

  & > :first-child {
    flex: 1;
  }
`;
