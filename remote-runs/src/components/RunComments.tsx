import { lazy, Suspense } from 'react';
import type { CommentSubject } from 'shared/comments';

const CommentsPanel = lazy(async () => ({ default: (await import('shared/comments')).CommentsPanel }));

/** The comments on a run, below everything else. */
export function RunComments(subject: CommentSubject) {
  return (
    <Suspense>
      <CommentsPanel subject={subject} />
    </Suspense>
  );
}
