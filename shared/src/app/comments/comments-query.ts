import type { BodyInputOf, CommentListReply } from 'shared/contract';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';

/** What comments are on: a group run, a test run, or a test or module. */
export interface CommentSubject {
  kind: 'group_run' | 'test_run' | 'blueprint';
  id: number;
}

type Content = BodyInputOf<'PUT /comments/:id'>;

function fieldsOf({ kind, id }: CommentSubject) {
  if (kind === 'group_run') return { test_group_run_id: id };
  return kind === 'test_run' ? { test_run_id: id } : { test_blueprint_id: id };
}

/** The comments, oldest first. */
export function commentsQuery(subject: CommentSubject) {
  const { kind, id } = subject;
  return queryOptions({
    ...apiQuery('GET /comments', { query: fieldsOf(subject) }),
    meta: {
      isChangedBy: (change) =>
        change === 'unknown' || (change.kind === `${kind}_comments` && change.id === id),
    },
  });
}

/** The people whom a comment can mention. */
export function membersQuery() {
  return queryOptions({
    ...apiQuery('GET /members'),
    select: ({ members }) => members,
    staleTime: 60_000,
  });
}

/** Adds a comment, or changes the one with the id; the list then has it. */
export function useSaveComment(subject: CommentSubject, commentId: number | null) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(subject);
  return useMutation({
    mutationFn: async (content: Content) => {
      const { comment } =
        commentId === null
          ? await callApi('POST /comments', { body: { ...content, ...fieldsOf(subject) } })
          : await callApi('PUT /comments/:id', { params: { id: commentId }, body: content });
      return comment;
    },
    onSuccess: (saved) =>
      client.setQueryData<CommentListReply>(queryKey, (list) => {
        if (!list) return list;
        const isThere = list.comments.some(({ id }) => id === saved.id);
        const comments = isThere
          ? list.comments.map((one) => (one.id === saved.id ? saved : one))
          : [...list.comments, saved];
        return { ...list, comments };
      }),
  });
}

/** Deletes a comment; one that is gone already counts as deleted. */
export function useDeleteComment(subject: CommentSubject, commentId: number) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(subject);
  return useMutation({
    mutationFn: () => callApi('DELETE /comments/:id', { params: { id: commentId } }),
    onSuccess: () =>
      client.setQueryData<CommentListReply>(
        queryKey,
        (list) => list && { ...list, comments: list.comments.filter(({ id }) => id !== commentId) },
      ),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
