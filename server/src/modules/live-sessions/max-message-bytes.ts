/** The longest message of a page: a run with all of its steps. */
export const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
