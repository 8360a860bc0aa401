/** Ends the name of a test whose replies are reduced to the specification (see `reduceToSpec`). */
const REDUCED = ' [replies of the specification]';

const PAGE_TEST = /\/remote-[^/]+\/.*\.test\.tsx$/;

/** Whether replies are reduced in the test that runs now. */
export const isReducedTest = () => expect.getState().currentTestName?.endsWith(REDUCED) ?? false;

/**
 * From here on each `test` in a file of page tests runs twice: with complete replies, and with those of the specification. One file for both
 * loads the modules of a screen once.
 */
export function repeatTestsWithReducedReplies(): void {
  if (!PAGE_TEST.test(expect.getState().testPath ?? '')) return;
  const once = test;
  const twice: typeof test = Object.assign(
    (...[name, ...rest]: Parameters<jest.It>) => {
      once(name, ...rest);
      once(`${String(name)}${REDUCED}`, ...rest);
    },
    once,
    { each: eachTwice(once) },
  );
  globalThis.test = twice;
}

function eachTwice({ each }: jest.It): jest.It['each'] {
  return ((...table: Parameters<jest.It['each']>) => {
    const register = each(...table);
    return (name: string, ...rest: [jest.ProvidesCallback, number?]) => {
      register(name, ...rest);
      register(`${name}${REDUCED}`, ...rest);
    };
  }) as jest.It['each'];
}
