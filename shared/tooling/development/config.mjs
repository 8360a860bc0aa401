import { federatedConfig } from '../webpack.mjs';
import { hotPlugins } from './hot-plugins.mjs';

/** One name for every build of development: an open page takes over what was built anew by itself. */
const BUILD = 'development';

/**
 * The webpack configuration of the host or of a remote in development: the same sharing, names without hashes, and edits
 * that the open page takes over in place.
 * @param {{ name: string, kind: 'host' | 'remote', root: string, folder: string }} options `folder` is where it is built
 * @returns {import('webpack').Configuration}
 */
export function developmentConfig({ name, kind, root, folder }) {
  const config = federatedConfig({ name, kind, root, folder, build: BUILD, isDevelopment: true });
  return { ...config, plugins: [...config.plugins, ...hotPlugins({ name, root })] };
}
