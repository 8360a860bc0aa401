import { federatedConfig } from '../webpack.mjs';
import { hotPlugins } from './hot-plugins.mjs';

/** The same for every development build: hot replacement updates open pages, not the registry. */
const BUILD = 'development';

/**
 * The webpack configuration of the host or a remote in development: the same sharing, file names without hashes, and hot
 * replacement.
 * @param {{ name: string, kind: 'host' | 'remote', root: string, folder: string }} options `folder` is the output folder
 * @returns {import('webpack').Configuration}
 */
export function developmentConfig({ name, kind, root, folder }) {
  const config = federatedConfig({ name, kind, root, folder, build: BUILD, isDevelopment: true });
  return { ...config, plugins: [...config.plugins, ...hotPlugins({ name, root })] };
}
