/** Changes that the server reports while a page is open. */
export { pollInterval } from './changes.ts';
export { followChanges } from './follow-changes.ts';
export { watchChanges } from './wait-for-change.ts';
