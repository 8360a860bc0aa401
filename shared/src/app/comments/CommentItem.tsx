import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { longDateTime, relativeTime } from 'shared/format';
import { color, oneColumn, space, styled, wrappingRow } from 'shared/theme';
import { IconButton, Text } from 'shared/ui';
import { CommentForm } from './CommentForm.tsx';
import { CommentText } from './CommentText.tsx';
import { useDeleteComment, type CommentSubject } from './comments-query.ts';

interface Props {
  subject: CommentSubject;
  comment: Comment;
  now: Date;
  onDeleted: () => void;
}

const DELETED_AUTHOR = 'A former colleague';

/** A comment with its author and time; the author changes it in its place. */
export function CommentItem({ subject, comment, now, onDeleted }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteComment(subject, comment.id);
  const editButton = useFocusAfter(isEditing);
  const author = comment.author?.name ?? DELETED_AUTHOR;
  const { is_editable: isEditable, is_deletable: isDeletable } = comment;

  const handleDelete = () =>
    confirmAndMutate(remove, undefined, {
      title: 'Delete this comment?',
      text: `What ${isEditable ? 'you have' : `${author} has`} written is deleted for everyone. It cannot be restored.`,
      confirmLabel: 'Delete',
      tone: 'danger',
      failed: 'Error',
      fallback: 'The comment was not deleted.',
      onSuccess: onDeleted,
    });

  return (
    <Root>
      <Head>
        <Author>{author}</Author>
        <Text as="span" tone="muted" size="sm">
          <time dateTime={comment.created_at} title={longDateTime(comment.created_at)}>
            {relativeTime(comment.created_at, now)}
          </time>
          {comment.edited_at !== null && <span title={longDateTime(comment.edited_at)}> · edited</span>}
        </Text>
        <Tools>
          {isEditable && !isEditing && (
            <IconButton
              requires="editor"
              ref={editButton}
              size="sm"
              label="Edit your comment"
              icon={<Pencil />}
              onClick={() => setIsEditing(true)}
            />
          )}
          {isDeletable && (
            <IconButton
              requires="editor"
              size="sm"
              tone="danger"
              label={isEditable ? 'Delete your comment' : `Delete the comment of ${author}`}
              icon={<Trash2 />}
              isBusy={remove.isPending}
              onClick={() => void handleDelete()}
            />
          )}
        </Tools>
      </Head>
      {isEditing ? (
        <CommentForm
          subject={subject}
          comment={comment}
          label="Edit your comment"
          submitLabel="Save"
          autoFocus
          onSaved={() => setIsEditing(false)}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
    </Root>
  );
}

/** A ref for the element that gets the focus when `isOpen` ends. */
function useFocusAfter(isOpen: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return element;
}

const Root = styled.li`
  ${oneColumn(1)}
  padding: ${space(3)} 0;

  & + & {
    border-top: 1px solid ${color('border')};
  }
`;

const Head = styled.div`
  ${wrappingRow(0, 2)}
  min-height: 32px;
`;

const Author = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Tools = styled.span`
  display: inline-flex;
  margin-inline-start: auto;
`;
