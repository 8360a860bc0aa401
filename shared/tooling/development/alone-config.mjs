import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from '../base-config.mjs';
import { hotPlugins } from './hot-plugins.mjs';

/** Where the page of a remote by itself has its files. */
export const ALONE_PATH = '/alone/';

/**
 * A page that shows one remote without host and federation, in the stand-in shell of `shared/stand-in`.
 * @param {{ name: string, root: string, folder: string, apiAddress: string }} options
 * @returns {import('webpack').Configuration}
 */
export function aloneConfig({ name, root, folder, apiAddress }) {
  const base = baseConfig({ root, isDevelopment: true });
  return {
    ...base,
    name: `${name} alone`,
    entry: join(import.meta.dirname, '../../stand-in/index.tsx'),
    output: { path: folder, clean: true, publicPath: ALONE_PATH, uniqueName: `${name}-alone` },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, 'stand-in/remote$': join(root, 'src/remote.tsx') },
    },
    plugins: [
      ...base.plugins,
      ...hotPlugins({ name: `${name}-alone`, root }),
      new webpack.DefinePlugin({ STAND_IN_API: JSON.stringify(apiAddress) }),
      new HtmlWebpackPlugin({ title: `${name}, alone`, meta: { viewport: 'width=device-width' } }),
    ],
  };
}
