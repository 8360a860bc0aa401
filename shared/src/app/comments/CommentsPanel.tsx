import { useEffect, useId, useRef } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { useLocation } from 'shared/router';
import { Card, Heading, Stack } from 'shared/ui';
import { CommentsContent } from './CommentsContent.tsx';
import { commentsQuery, type CommentSubject } from './comments-query.ts';

/** The comments as a section of a page, which a link with `#comments` scrolls to. Nothing where the server knows no comments. */
export function CommentsPanel({ subject }: { subject: CommentSubject }) {
  const { data, error } = useQuery(commentsQuery(subject));
  const section = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isTarget = useLocation().hash === '#comments';
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isTarget && isLoaded) section.current?.scrollIntoView({ block: 'start' });
  }, [isTarget, isLoaded]);
  if (isNotFound(error)) return null;
  return (
    <Card as="section" padding={4} ref={section} id="comments" aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} id={titleId}>
          Comments{data && data.comments.length > 0 && ` (${data.comments.length})`}
        </Heading>
        <CommentsContent subject={subject} />
      </Stack>
    </Card>
  );
}
