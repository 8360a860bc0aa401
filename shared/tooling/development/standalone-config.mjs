import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from '../base-config.mjs';
import { hotPlugins } from './hot-plugins.mjs';

/** The path of the standalone page's files. */
export const STANDALONE_PATH = '/standalone/';

/**
 * The page of one remote without host and federation, in the shell of `shared/standalone`.
 * @param {{ name: string, root: string, folder: string, apiAddress: string }} options
 * @returns {import('webpack').Configuration}
 */
export function standaloneConfig({ name, root, folder, apiAddress }) {
  const base = baseConfig({ root, isDevelopment: true });
  return {
    ...base,
    name: `${name} standalone`,
    entry: join(import.meta.dirname, '../../standalone/index.tsx'),
    output: { path: folder, clean: true, publicPath: STANDALONE_PATH, uniqueName: `${name}-standalone` },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, 'standalone/remote$': join(root, 'src/remote.tsx') },
    },
    plugins: [
      ...base.plugins,
      ...hotPlugins({ name: `${name}-standalone`, root }),
      new webpack.DefinePlugin({ STANDALONE_API: JSON.stringify(apiAddress) }),
      new HtmlWebpackPlugin({ title: `${name}, standalone`, meta: { viewport: 'width=device-width' } }),
    ],
  };
}
