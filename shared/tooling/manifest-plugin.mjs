import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from 'shared/registry';
import webpack from 'webpack';
import { containerName } from './federation.mjs';

/** Writes `manifest.json` (see `RemoteManifest` of `shared/registry`) next to the files of a remote's build. */
export class ManifestPlugin {
  constructor({ name, root, build }) {
    this.build = build;
    this.name = name;
    this.root = root;
  }

  apply(compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const text = `${JSON.stringify(this.manifest(compilation), null, 2)}\n`;
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(text));
      });
    });
  }

  manifest(compilation) {
    const scripts = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js') && !name.includes('hot-update'));
    return {
      name: this.name.replace('remote-', ''),
      container: containerName(this.name),
      version: JSON.parse(readFileSync(join(this.root, 'package.json'), 'utf8')).version,
      build: this.build,
      contract: CONTRACT_VERSION,
      entry: scripts.map(({ name }) => name).find((name) => name.startsWith('remoteEntry.')),
      integrity: Object.fromEntries(scripts.map(({ name, source }) => [name, digest(source.buffer())])),
    };
  }
}

function digest(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
