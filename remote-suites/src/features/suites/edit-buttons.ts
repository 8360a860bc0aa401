import { createFocusTargets } from 'shared/ui';

/** The button that edits a suite, the first one of its card, by the suite's id. */
export const editButtons = createFocusTargets<number>();
