import { useMemo, useState } from 'react';
import type { Suite } from 'shared/contract';
import { draftOf, isSameSuite, type SuiteDraft } from '../../model/suite.ts';

/** A suite whose edit panel is open. */
export interface EditedSuite {
  /** The values when the panel was opened. */
  saved: SuiteDraft;
  draft: SuiteDraft;
}

export type SuiteDrafts = ReturnType<typeof useSuiteDrafts>;

/**
 * The drafts of the open edit panels by suite. The state is above the cards, so that searching, sorting and refreshing the
 * list lose nothing.
 */
export function useSuiteDrafts() {
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedSuite>>(new Map());
  const actions = useMemo(() => {
    const updateEdited = (update: (edited: Map<number, EditedSuite>) => void) =>
      setEdited((previous) => {
        const next = new Map(previous);
        update(next);
        return next;
      });
    return {
      open: (suite: Suite) => updateEdited((next) => next.set(suite.id, editedSuite(draftOf(suite)))),
      change: (id: number, draft: SuiteDraft) =>
        updateEdited((next) => next.set(id, { saved: draft, ...next.get(id), draft })),
      close: (id: number) => updateEdited((next) => next.delete(id)),
      /** Closes the panel, unless the draft was changed during the save. */
      markSaved: (id: number, sent: SuiteDraft) =>
        updateEdited((next) => {
          const { draft = sent } = next.get(id) ?? {};
          if (isSameSuite(draft, sent)) next.delete(id);
          else next.set(id, { saved: sent, draft });
        }),
    };
  }, []);
  return { edited, actions };
}

function editedSuite(draft: SuiteDraft): EditedSuite {
  return { saved: draft, draft };
}

export function isChanged({ saved, draft }: EditedSuite): boolean {
  return !isSameSuite(saved, draft);
}
