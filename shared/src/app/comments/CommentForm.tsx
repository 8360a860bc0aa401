import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { onSessionEnd } from 'shared/auth';
import { COMMENT_MAX_LENGTH, MENTIONS_MAX } from 'shared/constants';
import type { Comment } from 'shared/contract';
import { errorText } from 'shared/http';
import { SuggestionList } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { Button, Notice, Row, Stack, TextArea } from 'shared/ui';
import { membersQuery, useSaveComment, type CommentSubject } from './comments-query.ts';
import { EMPTY_DRAFT, mentionedIds, type CommentDraft } from './mention.ts';
import { useMentions } from './useMentions.ts';

interface Props {
  subject: CommentSubject;
  /** The comment that is changed; null: a new one. */
  comment: Comment | null;
  label: string;
  submitLabel: string;
  autoFocus?: boolean;
  disabledReason?: string | undefined;
  onSaved?: () => void;
  /** Shows a button that discards what was written. */
  onCancel?: () => void;
}

const draftOf = ({ text, mentions }: Comment): CommentDraft => ({
  text,
  chosenIds: mentions.map(({ user_id: id }) => id),
});

/** Writes a comment. Ctrl+Enter sends it; what could not be sent stays. */
export function CommentForm({ subject, comment, label, submitLabel, disabledReason, ...props }: Props) {
  const { autoFocus, onSaved, onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `${subject.kind} ${subject.id} ${comment?.id ?? 'new'}`;
  const { draft, change, clear } = useCommentDraft(key, comment ? draftOf(comment) : undefined);
  const [hasFocus, setHasFocus] = useState(false);
  const members = useQuery({ ...membersQuery(), enabled: hasFocus || draft.text !== '' });
  const save = useSaveComment(subject, comment?.id ?? null);
  const [problem, setProblem] = useState<string>();
  const mentions = useMentions({ field, draft, onChange: change, members: members.data ?? [] });
  const { listbox } = mentions;

  function send() {
    if (save.isPending || disabledReason !== undefined) return;
    const text = draft.text.trim();
    const ids = mentionedIds(draft, members.data ?? []);
    // Those of a comment that is changed stay, also where the members could not be loaded.
    const mentioned_user_ids = members.data ? ids : draft.chosenIds;
    const found = problemOf(text, mentioned_user_ids);
    setProblem(found);
    if (found !== undefined) field.current?.focus();
    else
      save.mutate(
        { text, mentioned_user_ids },
        {
          onSuccess: () => {
            clear();
            onSaved?.();
          },
        },
      );
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Keys of the screen around it are not for what is written here.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else listbox.handleKey(event);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    send();
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={label}>
      <Stack gap={2}>
        <SuggestionList listbox={listbox} options={mentions.options} onClose={mentions.close}>
          <div>
            <TextArea
              {...listbox.field}
              requires="editor"
              ref={field}
              label={label}
              rows={3}
              autoFocus={autoFocus}
              maxLength={COMMENT_MAX_LENGTH}
              disabled={disabledReason !== undefined}
              value={draft.text}
              hint={
                members.isError
                  ? 'Your colleagues could not be loaded, so that no one can be mentioned at the moment.'
                  : 'Type @ to mention a colleague. Ctrl+Enter sends.'
              }
              error={problem}
              aria-keyshortcuts="Control+Enter"
              onFocus={() => setHasFocus(true)}
              onBlur={mentions.close}
              onClick={mentions.close}
              onChange={({ target }) => {
                setProblem(undefined);
                change({ ...draft, text: target.value });
                mentions.suggest(target.selectionStart);
              }}
              onKeyDown={handleKeyDown}
            />
          </div>
        </SuggestionList>
        {save.isError && (
          <Notice tone="danger">
            {errorText(save.error, 'The comment was not sent. Please try again.')}
          </Notice>
        )}
        <Row gap={2} align="stretch" wrap>
          <Button
            requires="editor"
            type="submit"
            size="sm"
            isBusy={save.isPending}
            busyLabel="Sending..."
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
          {onCancel && (
            <Button
              requires="viewer"
              size="sm"
              variant="secondary"
              disabled={save.isPending}
              onClick={() => {
                clear();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function problemOf(text: string, ids: number[]): string | undefined {
  if (text === '') return 'Write a comment.';
  return ids.length > MENTIONS_MAX ? `A comment mentions at most ${MENTIONS_MAX} people.` : undefined;
}

/** What was written and not sent, by what it is about: it survives that the panel closes. */
const drafts = new Map<string, CommentDraft>();
onSessionEnd(() => drafts.clear());

/** The draft under the key; where there is none, it begins with `initial`. */
function useCommentDraft(key: string, initial: CommentDraft = EMPTY_DRAFT) {
  const [draft, setDraft] = useState(() => drafts.get(key) ?? initial);
  return {
    draft,
    change(next: CommentDraft) {
      drafts.set(key, next);
      setDraft(next);
    },
    clear() {
      drafts.delete(key);
      setDraft(EMPTY_DRAFT);
    },
  };
}
