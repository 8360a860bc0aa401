import type { RemoteName } from 'shared/registry';
import { useQuery } from 'shared/query';
import { Badge } from 'shared/ui';
import { fetchRelease } from '../remotes/fetch-release.ts';

/** Whether the files of a part can be had at this moment, and which build they are. */
export function PartHealth({ name, address }: { name: RemoteName; address: string }) {
  const { data, error } = useQuery({
    queryKey: ['host', 'part-health', address],
    queryFn: () => fetchRelease(name, address),
    retry: false,
    staleTime: 0,
  });
  if (error) return <Badge tone="danger">Does not answer</Badge>;
  return data ? (
    <Badge tone="success">Answers: build {data.build}</Badge>
  ) : (
    <Badge tone="neutral">Asking…</Badge>
  );
}
