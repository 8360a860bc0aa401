import { OPEN_EDITOR_INTERVAL } from 'shared/constants';
import { callApi, isNotFound } from 'shared/http';
import { queryOptions, useQuery } from 'shared/query';
import { Notice } from 'shared/ui';

const REPORT = 'PUT /test_blueprint/:id/open_editor';

/** Says that the editor is open, and who else has the test or module open; null: the server does not know that. A failure is only logged. */
function openEditorQuery(id: number) {
  return queryOptions({
    queryKey: [REPORT, id] as const,
    queryFn: async ({ signal }) => {
      try {
        return (await callApi(REPORT, { params: { id }, signal })).others;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data === null ? false : OPEN_EDITOR_INTERVAL),
    staleTime: 0,
    retry: false,
  });
}

export function OtherEditors({ id }: { id: number }) {
  const { data: others } = useQuery(openEditorQuery(id));
  if (!others || others.length === 0) return null;
  const names = new Intl.ListFormat('en').format(others);
  return (
    <Notice tone="info">
      {names} {others.length === 1 ? 'has' : 'have'} this open, too. What each of you changes is kept; where
      two change the same, the one who saves second is asked.
    </Notice>
  );
}
