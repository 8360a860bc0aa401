import { useEffect, type ReactNode } from 'react';
import type { BlueprintType } from 'shared/constants';
import type { Blueprint } from 'shared/contract';
import { useQuery, useQueryClient } from 'shared/query';
import { Navigate, paths, useParams } from 'shared/router';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { blueprintKeys, blueprintQuery } from '../../api/blueprints.ts';
import { noticeFailure } from '../../notices.ts';

interface Props {
  type: BlueprintType;
  title: string;
  backTo: string;
  backLabel: string;
  loading: string;
  failed: string;
  /** Said as a notice too when loading fails. */
  failureToast?: string;
  /** Shown with a new identity for each stored version that is loaded. */
  children: (blueprint: Blueprint, replace: (stored: Blueprint) => void) => ReactNode;
}

/** Loads the test or module that the address names. A module at the address of a test leads to its own, and the other way round. */
export function StoredBlueprint(props: Props) {
  const { type, title, backTo, backLabel, loading, failed, failureToast, children } = props;
  const id = Number(useParams().id);
  const query = useQuery(blueprintQuery(id));
  const client = useQueryClient();
  useEffect(() => {
    if (query.error && failureToast) noticeFailure(null, failureToast);
  }, [query.error, failureToast]);
  if (query.data && query.data.type !== type)
    return <Navigate to={type === 'module' ? paths.updateTest(id) : paths.updateModule(id)} replace />;
  if (query.data)
    return children(query.data, (stored) => client.setQueryData(blueprintKeys.detail(id), stored));
  return (
    <Stack gap={6}>
      <PageHeader title={title} backTo={backTo} backLabel={backLabel} />
      <LoadState query={query} loading={loading} failed={failed}>
        {() => null}
      </LoadState>
    </Stack>
  );
}
