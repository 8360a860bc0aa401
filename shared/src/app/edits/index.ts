/** Saving what others may have changed since it was loaded. */
export type { EditWords } from './ask-for-choices.tsx';
export { saveEdit } from './save-edit.ts';
export type { Edit } from './save-edit.ts';
export type { Choice } from './ConflictChoices.tsx';
