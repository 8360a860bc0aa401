/** Preloaded into each file of node:test: a file that does not end after its tests, because it leaves a server open say, fails instead of blocking the run. */
import { after } from 'node:test';

const TIMEOUT_MS = 120_000;

// The process that starts the files loads this module too.
if (process.env.NODE_TEST_CONTEXT)
  after(() => {
    const end = () => {
      console.error(
        `The file does not end after its tests. Still open: ${process.getActiveResourcesInfo().join(', ')}`,
      );
      process.exit(1);
    };
    setTimeout(end, TIMEOUT_MS).unref();
  });
