import { useEffect, useRef, useState } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadState, PlainList, Stack, Text } from 'shared/ui';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { commentsQuery, type CommentSubject } from './comments-query.ts';

const READ_ONLY =
  'Your role is Viewer, which changes nothing. Ask an owner of the company for the role Editor.';

/** The comments with the form for a new one. */
export function CommentsContent({ subject }: { subject: CommentSubject }) {
  const query = useQuery(commentsQuery(subject));
  const list = useRef<HTMLDivElement>(null);
  const now = useNow();
  if (isNotFound(query.error)) return <Text tone="muted">This server has no comments.</Text>;
  return (
    <LoadState query={query} loading="Loading comments..." failed="Failed to load the comments.">
      {({ comments, is_writable: isWritable }) => (
        <Stack gap={3}>
          <div ref={list} role="log" aria-label="Comments" tabIndex={-1}>
            {comments.length === 0 ? (
              <Text tone="muted">No comments yet.</Text>
            ) : (
              <PlainList as="ol" gap={0}>
                {comments.map((comment) => (
                  <CommentItem
                    key={comment.id}
                    subject={subject}
                    comment={comment}
                    now={now}
                    onDeleted={() => list.current?.focus()}
                  />
                ))}
              </PlainList>
            )}
          </div>
          <CommentForm
            subject={subject}
            comment={null}
            label="New comment"
            submitLabel="Comment"
            disabledReason={isWritable ? undefined : READ_ONLY}
          />
        </Stack>
      )}
    </LoadState>
  );
}

const INTERVAL_MS = 30_000;

/** The time, for texts such as `3 minutes ago`; updates by itself. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
