import type { CommentSubject } from 'shared/comments';
import { lazyPart } from 'shared/remote';

const CommentsPanel = lazyPart(async () => (await import('shared/comments')).CommentsPanel);

/** The comments on a run, below everything else. */
export function RunComments(subject: CommentSubject) {
  return <CommentsPanel subject={subject} />;
}
