/** The remote that is developed; webpack puts it there. */
declare module 'stand-in/remote' {
  import type { Remote } from 'shared/remote';

  export const remote: Remote;
}

/** Where the API answers. */
declare const STAND_IN_API: string;
