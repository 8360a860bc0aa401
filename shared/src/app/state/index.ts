/** The jotai instance of the page: its store, and the names that the product uses. */
export { atom, createStore, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { Atom, PrimitiveAtom, WritableAtom } from 'jotai';
export { pendingDeletionsAtom } from './pending-deletions-atom.ts';
export { StateProvider } from './StateProvider.tsx';
