import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The expressions of the selectors that modules of `capture/selectors` export, each with all that it imports. */
export function bundleSelectors(modules: string[]): string[] {
  const { outputFiles } = buildSync({
    entryPoints: modules.map((module) =>
      fileURLToPath(new URL(`capture/selectors/${module}.ts`, import.meta.url)),
    ),
    outdir: 'unwritten',
    write: false,
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    // Pages are shown by the browsers that Playwright brings along.
    target: 'esnext',
    charset: 'utf8',
    minifyWhitespace: true,
    // A production installation has no tsconfig.base.json.
    tsconfigRaw: '{}',
  });
  return outputFiles.map(({ text }) => `(() => { ${text} return bundle.selector; })()`);
}
