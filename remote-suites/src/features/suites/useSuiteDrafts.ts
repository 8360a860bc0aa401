import { useMemo, useState } from 'react';
import type { Suite } from 'shared/contract';
import { draftOf, isSameSuite, type SuiteDraft } from '../../model/suite.ts';

/** A suite whose edit panel is open. */
export interface EditedSuite {
  /** What it was when the panel was opened. */
  saved: SuiteDraft;
  draft: SuiteDraft;
}

export type SuiteDrafts = ReturnType<typeof useSuiteDrafts>;

/**
 * What is being edited, by suite; several panels may be open. It is held above the cards, so that nothing is lost when
 * the list is searched, sorted or loaded anew.
 */
export function useSuiteDrafts() {
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedSuite>>(new Map());
  const actions = useMemo(() => {
    const change = (update: (edited: Map<number, EditedSuite>) => void) =>
      setEdited((former) => {
        const next = new Map(former);
        update(next);
        return next;
      });
    return {
      open: (suite: Suite) => change((next) => next.set(suite.id, editedSuite(draftOf(suite)))),
      type: (id: number, draft: SuiteDraft) =>
        change((next) => next.set(id, { saved: draft, ...next.get(id), draft })),
      close: (id: number) => change((next) => next.delete(id)),
      /** Closes the panel, unless the person has typed on while its suite was being saved. */
      settle: (id: number, sent: SuiteDraft) =>
        change((next) => {
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
