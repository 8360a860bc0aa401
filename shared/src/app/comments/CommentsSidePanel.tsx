import { useEffect } from 'react';
import { SidePanel } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { CommentsContent } from './CommentsContent.tsx';
import { commentsQuery, type CommentSubject } from './comments-query.ts';

interface Props {
  subject: CommentSubject;
  onClose: () => void;
  /** Gets the number of comments when they have loaded, and when it changes. */
  onCount: (count: number) => void;
}

/** The comments in a panel at the edge of the page. */
export function CommentsSidePanel({ subject, onClose, onCount }: Props) {
  const count = useQuery(commentsQuery(subject)).data?.comments.length;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  return (
    <SidePanel isOpen onClose={onClose} title="Comments">
      <CommentsContent subject={subject} />
    </SidePanel>
  );
}
