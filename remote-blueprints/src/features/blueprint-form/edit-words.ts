/** Loaded where two people have changed the same test. */
export { knownNames } from '../../api/known-names.ts';
export { editWords } from '../../model/edit-words.ts';
