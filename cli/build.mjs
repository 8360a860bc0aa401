/**
 * `pnpm --filter steplight-cli build` writes the npm package `steplight` to `dist`, or to the folder that is named: the client with the
 * runner, in JavaScript. Its dependencies are Playwright, and axe-core, which is read as a file.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleSelectors } from '../runner/src/page/bundle.ts';

const DEPENDENCIES = ['playwright-core', 'axe-core'];
const folder = import.meta.dirname;
const runner = join(folder, '..', 'runner');
const dist = resolve(process.argv[2] ?? join(folder, 'dist'));

/** What the runner does with its own TypeScript at run time. */
const inAdvance = {
  name: 'in-advance',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]runner[\\/]src[\\/]page[\\/]bundle\.ts$/ }, () => ({ contents: selectors() }));
    onLoad({ filter: /[\\/]read-pdf\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace("'pdf-worker.ts'", "'./pdf-worker.js'"),
      loader: 'ts',
    }));
  },
};

function selectors() {
  const path = join(runner, 'src', 'page', 'capture', 'selectors');
  const names = readdirSync(path)
    .filter((file) => /^export const selector\b/m.test(readFileSync(join(path, file), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''));
  const texts = bundleSelectors(names);
  const byName = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  return `const texts = ${JSON.stringify(byName)};
export const bundleSelectors = (names) => names.map((name) => texts[name]);`;
}

rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: {
    steplight: join(folder, 'steplight.mjs'),
    'pdf-worker': join(runner, 'src', 'browser', 'downloads', 'pdf-worker.ts'),
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  external: DEPENDENCIES,
  // What is bundled may be of CommonJS.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  charset: 'utf8',
  minifyWhitespace: true,
  tsconfigRaw: '{}',
  plugins: [inAdvance],
});

const { version, description, license, type } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
const { resolve: find } = createRequire(join(runner, 'package.json'));
const pinned = DEPENDENCIES.map((name) => {
  const file = find(`${name}/package.json`);
  // A folder that npm installs globally is only linked: it gets no dependencies.
  cpSync(dirname(file), join(dist, 'node_modules', name), { recursive: true });
  return [name, JSON.parse(readFileSync(file, 'utf8')).version];
});
const manifest = {
  name: 'steplight',
  version,
  description,
  license,
  type,
  bin: { steplight: 'steplight.js' },
  engines: { node: '>=22' },
  dependencies: Object.fromEntries(pinned),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
