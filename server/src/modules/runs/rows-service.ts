/** What other modules read of runs and workers, and write: each write works within the transaction of its caller. */
export { findRecurrences } from './failures/recurrence-repository.ts';
export { starterName } from './group-runs/group-runs-repository.ts';
export { withdrawSlots } from './queue/workers-repository.ts';
export { setReviewed } from './test-runs/test-runs-repository.ts';
