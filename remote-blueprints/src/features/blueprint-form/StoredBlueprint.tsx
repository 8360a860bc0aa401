import { useEffect, type ReactNode } from 'react';
import type { BlueprintType } from 'shared/constants';
import type { Blueprint } from 'shared/contract';
import { useQuery, useQueryClient } from 'shared/query';
import { Navigate, paths, useParams } from 'shared/router';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { blueprintKeys, blueprintQuery } from '../../api/blueprints.ts';
import { noticeFailure } from '../../notices.ts';
import { WORDS } from './words.ts';

interface Props {
  type: BlueprintType;
  /** Shown with a new identity for each stored version that is loaded. */
  children: (blueprint: Blueprint, replace: (stored: Blueprint) => void) => ReactNode;
}

/** Loads the test or module that the address names. A module at the address of a test leads to its own, and the other way round. */
export function StoredBlueprint({ type, children }: Props) {
  const { tab, back, update: words } = WORDS[type];
  const id = Number(useParams().id);
  const query = useQuery(blueprintQuery(id));
  const client = useQueryClient();
  useEffect(() => {
    if (query.error && words.loadFailedNotice) noticeFailure(null, words.loadFailedNotice);
  }, [query.error, words]);
  if (query.data && query.data.type !== type)
    return <Navigate to={type === 'module' ? paths.updateTest(id) : paths.updateModule(id)} replace />;
  if (query.data)
    return children(query.data, (stored) => client.setQueryData(blueprintKeys.detail(id), stored));
  return (
    <Stack gap={6}>
      <PageHeader title={words.title} backTo={paths.tests(tab)} backLabel={back} />
      <LoadState query={query} loading={words.loading} failed={words.loadFailed}>
        {() => null}
      </LoadState>
    </Stack>
  );
}
