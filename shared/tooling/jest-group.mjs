import { readFileSync } from 'node:fs';

// `npm test` names only the first file of each group to jest (see scripts/test/sections/web.mjs): loading the modules of a screen costs more than most tests.
const path = process.env.STEPLIGHT_TEST_GROUPS;
const files = path ? JSON.parse(readFileSync(path, 'utf8'))[expect.getState().testPath] : undefined;
if (files) {
  // It only works before React.
  jest.requireActual('shared/tooling/count-renders.ts');
  // Its hooks are for the tests of all files, not only of the first that imports it.
  jest.requireActual('shared/testing');
  // Jest loads the first file once more, which then does nothing.
  for (const file of files)
    describe(file, () => {
      afterAll(() => {
        history.replaceState(null, '', '/');
        document.title = '';
      });
      jest.requireActual(file);
    });
}
