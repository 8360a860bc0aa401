import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The chunk of the exposed module; its code is in the entry's file (start-chunk.mjs). */
export const EXPOSED_CHUNK = 'remote';

/** The global that holds the host's federation runtime (host/src/remotes/expose-runtime.ts). */
const RUNTIME_GLOBAL = 'steplightFederation';

/** The exposed module and its file in a remote's package. */
const EXPOSED = { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } };

/** Libraries with one instance per page. Every other library is imported through a module of `shared`. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Options of the federation plugin. The host provides the shared modules and remotes contain no copy, so that a
 * remote built against another version is refused instead of running with two versions.
 * @param {{ name: string, kind: 'host' | 'remote', root: string, entry: string }} build `root` is the package's folder,
 *   `entry` the file name of a remote's entry
 */
export function federationOptions({ name, kind, root, entry }) {
  const isHost = kind === 'host';
  return {
    name: containerName(name),
    filename: isHost ? undefined : entry,
    exposes: isHost ? undefined : EXPOSED,
    shared: sharedModules(root, isHost),
    shareStrategy: 'loaded-first',
    // The host reads the manifest that ManifestPlugin writes.
    manifest: false,
    dts: false,
    experiments: {
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !isHost },
    },
  };
}

/** Makes a remote use the federation runtime of the page instead of bundling it. */
export function externalRuntimePlugin() {
  const plugin = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const path = plugin.resolve('@module-federation/webpack-bundler-runtime/bundler');
  return new webpack.ExternalsPlugin('global', { [path]: RUNTIME_GLOBAL });
}

/** The name of a package's container on the page: a plain identifier, since it becomes a global. */
export function containerName(packageName) {
  return packageName.replaceAll('-', '_');
}

function sharedModules(root, isHost) {
  const versions = { shared: readVersion(root, 'shared') };
  for (const library of LIBRARIES) versions[library] = readVersion(root, library.split('/')[0]);
  const share = (version) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    ...(isHost ? { version } : { import: false }),
  });
  return {
    'shared/': share(versions.shared),
    ...Object.fromEntries(LIBRARIES.map((library) => [library, share(versions[library])])),
  };
}

function readVersion(root, packageName) {
  const folder =
    packageName === 'shared'
      ? join(import.meta.dirname, '..')
      : join(createRequire(join(root, 'package.json')).resolve(packageName), '..');
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
