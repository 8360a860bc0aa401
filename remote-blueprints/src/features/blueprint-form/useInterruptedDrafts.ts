import { useEffect, useState } from 'react';
import { findDrafts, readDraft, reserveDraft, type DraftPlace } from './draft-storage.ts';

/**
 * The drafts that were interrupted at this place, one after the other: `offered` is the key of the newest, null if there is none. One that
 * another tab edits is offered once that tab is gone. @param ownKey the draft that this editor stores itself @param place null: not yet known
 */
export function useInterruptedDrafts(ownKey: string, place: DraftPlace | null) {
  const [keys, setKeys] = useState<string[]>([]);
  const { userEmail, companyId, path, recording } = place ?? {};

  useEffect(() => {
    if (userEmail === undefined || companyId === undefined || path === undefined || recording === undefined)
      return;
    const controller = new AbortController();
    for (const key of findDrafts({ userEmail, companyId, path, recording }))
      reserveDraft(key, controller.signal, () => {
        // The other tab may have saved it meanwhile.
        if (readDraft(key)) setKeys((now) => [...now, key]);
      });
    return () => {
      controller.abort();
      setKeys([]);
    };
  }, [userEmail, companyId, path, recording]);

  const offered = keys.find((key) => key !== ownKey) ?? null;
  return {
    offered,
    removeOffered: () => setKeys((now) => now.filter((key) => key !== offered)),
    removeAll: () => setKeys([]),
  };
}
