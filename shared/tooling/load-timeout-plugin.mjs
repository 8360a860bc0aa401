import { LOAD_TIMEOUT_MS } from '../src/app/environment/load-timeout.ts';

/** Lets chunks wait as long as the page's environment says, which is known at run time only (`host/src/load-timeout.ts`). */
export class LoadTimeoutPlugin {
  apply({ options }) {
    // webpack copies it into the code that it generates. Its validation, which allows only a number, precedes the plugins.
    options.output.chunkLoadTimeout = `(globalThis.steplightLoadTimeoutMs || ${LOAD_TIMEOUT_MS})`;
  }
}
