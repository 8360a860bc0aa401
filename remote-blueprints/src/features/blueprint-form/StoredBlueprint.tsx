import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlueprintType } from 'shared/constants';
import type { Blueprint } from 'shared/contract';
import { ApiError, isNotFound } from 'shared/http';
import { useQuery, useQueryClient } from 'shared/query';
import { Navigate, paths, useParams } from 'shared/router';
import { EmptyState, LinkButton, LoadState, PageHeader, Stack } from 'shared/ui';
import { blueprintQuery } from '../../api/blueprints.ts';
import { noticeFailure } from '../../notices.ts';
import { EDITOR_TEXTS } from './texts.ts';

interface Props {
  type: BlueprintType;
  /** The editor; `replace` loads another stored version into it. */
  children: (blueprint: Blueprint, replace: (stored: Blueprint) => void) => ReactNode;
}

/** Loads the test or module of the address. A module at the address of a test redirects to its own address, and vice versa. */
export function StoredBlueprint({ type, children }: Props) {
  const { tab, back, update: texts } = EDITOR_TEXTS[type];
  const id = Number(useParams().id);
  const query = useQuery({
    ...blueprintQuery(id),
    meta: { onError: () => texts.loadFailedNotice && noticeFailure(null, texts.loadFailedNotice) },
  });
  const client = useQueryClient();
  if (query.data && query.data.type !== type)
    return <Navigate to={type === 'module' ? paths.updateTest(id) : paths.updateModule(id)} replace />;
  if (query.data)
    return children(query.data, (stored) =>
      client.setQueryData(blueprintQuery(id).queryKey, { test_blueprint: stored }),
    );
  return (
    <Stack gap={6}>
      <PageHeader title={texts.title} backTo={paths.tests(tab)} backLabel={back} />
      {isMissing(query.error) ? (
        <EmptyState
          icon={<SearchX />}
          text={texts.missing}
          action={<LinkButton to={paths.tests(tab)}>{texts.list}</LinkButton>}
        />
      ) : (
        <LoadState
          query={query}
          skeleton={type === 'module' ? 'module' : 'editor'}
          loading={texts.loading}
          failed={texts.loadFailed}
        >
          {() => null}
        </LoadState>
      )}
    </Stack>
  );
}

/** Not there, or an address without the number of one. */
function isMissing(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === 422);
}
