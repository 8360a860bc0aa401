import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const shim = join(import.meta.dirname, 'refresh-runtime.cjs');
const client = join(import.meta.dirname, 'hot-client.mjs');

/**
 * Plugins for hot replacement that preserves component state.
 * @param {{ name: string, root: string }} build
 */
export function hotPlugins({ name, root }) {
  return [
    new webpack.HotModuleReplacementPlugin(),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (request) => {
      if (request.contextInfo.issuer !== shim) request.request = shim;
    }),
    new ReactRefreshPlugin({
      // Its overlay needs styles that the content security policy forbids.
      overlay: false,
      exclude: [/node_modules/, /shared[\\/]tooling/],
      library: name,
    }),
    new webpack.EntryPlugin(root, client, { name: undefined }),
  ];
}
