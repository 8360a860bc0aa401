import { onSessionEnd } from 'shared/auth';
import { useState } from 'react';
import { EMPTY_DRAFT, type CommentDraft } from './mention.ts';

/** What was written and not sent, by what it is about: it survives that the panel closes. */
const drafts = new Map<string, CommentDraft>();
onSessionEnd(() => drafts.clear());

/** The draft under the key; where there is none, it begins with `initial`. */
export function useCommentDraft(key: string, initial: CommentDraft = EMPTY_DRAFT) {
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
