/** Milliseconds that a server has to deliver one file of the page or of a remote, unless the environment says otherwise. */
export const LOAD_TIMEOUT_MS = 4000;
