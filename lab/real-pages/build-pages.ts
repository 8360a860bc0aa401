import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';

export const LIBRARIES = join(import.meta.dirname, 'libraries');
/** Git ignores it. */
const OUTPUT = join(import.meta.dirname, '../../.steplight/real-pages');

/** The libraries that have a page: the names of the files. */
export async function listLibraries(): Promise<string[]> {
  const files = await readdir(LIBRARIES, { withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map(({ name }) => parse(name).name);
}

/** Installs the packages of the pages unless they are there: nothing else of the workspace needs them. */
export async function installLibraries(): Promise<void> {
  const isInstalled = await access(join(LIBRARIES, 'node_modules/.package-lock.json')).then(
    () => true,
    () => false,
  );
  if (!isInstalled) await promisify(execFile)('npm', ['ci'], { cwd: LIBRARIES });
}

/** Bundles a page into a folder of its own. @returns the folder, with `index.html` @throws Error of esbuild */
export async function buildPage(folder: string, library: string): Promise<string> {
  const output = join(OUTPUT, library);
  const [file] = (await readdir(folder)).filter(
    (name) => parse(name).name === library && /\.tsx?$/.test(name),
  );
  await mkdir(output, { recursive: true });
  await build({
    entryPoints: { page: join(folder, file ?? `${library}.ts`) },
    outdir: output,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // Fonts and images of the server of a library.
    external: ['/assets/*'],
    logLevel: 'silent',
    // With the compiler of templates.
    alias: { vue: join(LIBRARIES, 'node_modules/vue/dist/vue.esm-bundler.js') },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      global: 'window',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: Object.fromEntries(
      ['svg', 'png', 'gif', 'jpg', 'woff', 'woff2', 'ttf', 'eot'].map((type) => [`.${type}`, 'dataurl']),
    ),
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
  });
  const hasStyles = await access(join(output, 'page.css')).then(
    () => true,
    () => false,
  );
  await writeFile(
    join(output, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${library}</title>${
      hasStyles ? '<link rel="stylesheet" href="page.css">' : ''
    }<link rel="icon" href="data:,"></head><body><script type="module" src="page.js"></script></body></html>`,
  );
  return output;
}
