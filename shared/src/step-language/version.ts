/** Counts up when a stored sentence may mean another command than before. */
export const LANGUAGE_VERSION = 1;
