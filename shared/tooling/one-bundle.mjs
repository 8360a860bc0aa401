import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { REMOTE_NAMES } from 'shared/registry';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { BuildInfoPlugin } from './build-info-plugin.mjs';

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Steplight</title></head><body><div id="root"></div></body></html>';

const workspace = join(import.meta.dirname, '../..');

/**
 * The same sources as one bundle without federation, as the baseline of benchmarks. Generated modules that import the remotes
 * replace the host's federation modules; everything else is the same file.
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
        ([module, path]) => new webpack.NormalModuleReplacementPlugin(hostModule(module), path),
      ),
      // An empty page: the static first paint is part of the comparison.
      new HtmlWebpackPlugin({
        favicon: './src/icon.svg',
        scriptLoading: 'defer',
        templateContent: EMPTY_PAGE,
      }),
      new BuildInfoPlugin(root, 'one-bundle'),
    ],
  };
}

/** Matches requests for that module from any file of the host. */
const hostModule = (name) => new RegExp(`/${name}\\.ts$`);

function writeSources(folder) {
  mkdirSync(folder, { recursive: true });
  const write = (name, lines) => {
    const path = join(folder, `${name}.js`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  const remotes = write('remotes', [
    'export const remotes = {',
    ...REMOTE_NAMES.map((name) => {
      const file = JSON.stringify(join(workspace, `remote-${name}/src/remote.tsx`));
      return `  ${name}: () => import(/* webpackChunkName: "${name}" */ ${file}),`;
    }),
    '};',
  ]);
  const importRemotes = `import { remotes } from ${JSON.stringify(remotes)};`;
  // As the server does for the federated page: the first remote is loaded together with the page's own code.
  const early = write('early', [
    importRemotes,
    `import { remoteAt } from ${JSON.stringify(join(workspace, 'shared/src/contract/registry/index.ts'))};`,
    'const name = remoteAt(location.pathname);',
    'if (name) void remotes[name]();',
  ]);
  return {
    federation: write('federation', [
      importRemotes,
      'export class ContractMismatchError extends Error {}',
      'export const createFederation = () => ({ load: async ({ name }) => (await remotes[name]()).remote });',
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
