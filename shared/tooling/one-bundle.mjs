import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { REMOTE_NAMES } from 'shared/registry';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { BuildNamePlugin } from './build-name-plugin.mjs';

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Steplight</title></head><body><div id="root"></div></body></html>';

const workspace = join(import.meta.dirname, '../..');

/**
 * The same sources as one build without federation: what the composed page is measured against. The modules of the host
 * that deal with federation are replaced by generated ones that import the remotes; everything else is the same file.
 * @param {string} folder for generated sources and, below `dist`, for the build
 * @returns {import('webpack').Configuration}
 */
export function createOneBundleConfig(folder) {
  const { entry, ...replaced } = writeSources(join(folder, 'generated'));
  const root = join(workspace, 'host');
  const base = baseConfig({ root });
  return {
    ...base,
    name: 'one-bundle',
    entry: { main: entry },
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      ...base.plugins,
      ...Object.entries(replaced).map(
        ([module, path]) => new webpack.NormalModuleReplacementPlugin(moduleOfHost(module), path),
      ),
      // With the usual empty page: the static first paint is part of what is compared.
      new HtmlWebpackPlugin({
        favicon: './src/icon.svg',
        scriptLoading: 'defer',
        templateContent: EMPTY_PAGE,
      }),
      new BuildNamePlugin(root, 'one-bundle'),
    ],
  };
}

/** A request for that module, from whichever file of the host. */
const moduleOfHost = (name) => new RegExp(`/${name}\\.ts$`);

function writeSources(folder) {
  mkdirSync(folder, { recursive: true });
  const write = (name, lines) => {
    const path = join(folder, `${name}.js`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  const parts = write('parts', [
    'export const parts = {',
    ...REMOTE_NAMES.map((name) => {
      const file = JSON.stringify(join(workspace, `remote-${name}/src/remote.tsx`));
      return `  ${name}: () => import(/* webpackChunkName: "${name}" */ ${file}),`;
    }),
    '};',
  ]);
  const useParts = `import { parts } from ${JSON.stringify(parts)};`;
  // What the host's server does for a composed page: the addressed part comes together with the page's own code.
  const early = write('early', [
    useParts,
    `import { remoteAt } from ${JSON.stringify(join(workspace, 'shared/src/registry/index.ts'))};`,
    'const name = remoteAt(location.pathname);',
    'if (name) void parts[name]();',
  ]);
  return {
    federation: write('federation', [
      useParts,
      'export class ContractMismatchError extends Error {}',
      'export const createFederation = () => ({ load: async ({ name }) => (await parts[name]()).remote });',
    ]),
    'preload-entry': write('preload-entry', ['export const preloadEntry = () => {};']),
    provide: write('provide', ['export {};']),
    entry: write('entry', [
      `import ${JSON.stringify(early)};`,
      ...['prepare.ts', 'bootstrap.tsx'].map(
        (file) => `import ${JSON.stringify(join(workspace, 'host/src', file))};`,
      ),
    ]),
  };
}
