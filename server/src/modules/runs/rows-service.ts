/** What other modules write of runs and workers. Each call works within the transaction of its caller. */
export { withdrawSlots } from './queue/workers-repository.ts';
export { setReviewed } from './test-runs/test-runs-repository.ts';
