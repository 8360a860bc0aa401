import { useState, type SubmitEvent } from 'react';
import { environment } from 'shared/environment';
import { useQuery } from 'shared/query';
import type { Release, RemoteName } from 'shared/registry';
import { font, frame, space, styled } from 'shared/theme';
import { Badge, Button, Row, Text, TextField } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { fetchRelease } from '../remotes/fetch-release.ts';
import { replaceOverrides } from '../remotes/override-storage.ts';
import { overrideFolder, validateOverride } from '../remotes/overrides.ts';
import { useRegistry, useReleases, useRemoteState } from '../remotes/useRemote.ts';

const STATUS_TEXTS = { idle: 'Not loaded', loading: 'Loading', loaded: 'Loaded', failed: 'Failed' };

/** One remote: its build, address and health, and a field for the address of another build. */
export function RemoteItem({ name }: { name: RemoteName }) {
  const { addresses } = useReleases().overrides;
  const { remotes, errors } = useRegistry();
  const release = remotes[name];
  const { status } = useRemoteState(name);
  const override = addresses[name];
  const source = override ?? release?.address;
  const [address, setAddress] = useState(override ?? '');
  const [error, setError] = useState<string>();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const problem = validateOverride(address, environment());
    setError(problem);
    if (problem === undefined) replaceOverrides({ ...addresses, [name]: overrideFolder(address) });
  };
  const handleReset = () => {
    const { [name]: _removed, ...others } = addresses;
    replaceOverrides(others);
  };

  return (
    <Root>
      <Row gap={2} wrap>
        <strong>{REMOTE_TITLES[name]}</strong>
        <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{STATUS_TEXTS[status]}</Badge>
        {override !== undefined && <Badge tone="warning">Preview</Badge>}
        {source !== undefined && <RemoteHealth name={name} address={source} />}
      </Row>
      <Text tone="muted">{release ? formatRelease(release) : errors[name]}</Text>
      {source !== undefined && <Address>{source}</Address>}
      <Form onSubmit={handleSubmit} noValidate>
        <TextField
          label={`Address of another build of ${REMOTE_TITLES[name]}`}
          isLabelHidden
          type="url"
          placeholder="https://… of another build"
          value={address}
          error={error}
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

function formatRelease({ version, build, commit, contract }: Release): string {
  const suffix = commit === null ? '' : `, commit ${commit.slice(0, 10)}`;
  return `Deployed: ${version}, build ${build}${suffix}, contract ${contract}`;
}

const Root = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  ${frame('md')}
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

/** Whether a remote's manifest can be fetched now, and the build that it names. */
function RemoteHealth({ name, address }: { name: RemoteName; address: string }) {
  const { data, error } = useQuery({
    queryKey: ['host', 'remote-health', address],
    queryFn: () => fetchRelease(name, address),
    retry: false,
    staleTime: 0,
  });
  if (error) return <Badge tone="danger">Unreachable</Badge>;
  return data ? (
    <Badge tone="success">Reachable: build {data.build}</Badge>
  ) : (
    <Badge tone="neutral">Checking…</Badge>
  );
}
