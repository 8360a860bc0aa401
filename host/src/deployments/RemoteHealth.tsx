import type { RemoteName } from 'shared/registry';
import { useQuery } from 'shared/query';
import { Badge } from 'shared/ui';
import { fetchRelease } from '../remotes/fetch-release.ts';

/** Whether a remote's manifest can be fetched now, and the build that it names. */
export function RemoteHealth({ name, address }: { name: RemoteName; address: string }) {
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
