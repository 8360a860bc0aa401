/** The remote under development: an alias in the webpack configuration. */
declare module 'standalone/remote' {
  import type { Remote } from 'shared/remote';

  export const remote: Remote;
}

/** Base address of the API, defined by webpack. */
declare const STANDALONE_API: string;
