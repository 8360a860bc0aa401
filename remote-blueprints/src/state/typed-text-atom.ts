import { atom } from 'shared/state';

/** What is typed into the field of a step and not yet saved into the step; null: nothing. One field is open at a time. */
export const typedTextAtom = atom<{ stepId: string; text: string } | null>(null);

/** Changes with the first letter only, for what renders more than the field. */
export const isTypingAtom = atom((get) => get(typedTextAtom) !== null);
