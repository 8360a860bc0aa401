import { atom } from 'jotai';

/** The ids of tests and modules that are as good as deleted: until their notice has gone, that can be undone. No list or choice of any remote shows them. */
export const pendingDeletionsAtom = atom<ReadonlySet<number>>(new Set<number>());
