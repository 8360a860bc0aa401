import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from 'shared/registry';
import webpack from 'webpack';
import { buildId } from './build-id.mjs';

/**
 * Writes `build.json` beside the host's files: an open page learns from it that another build has been deployed, and
 * whoever deploys a part which contract it must have been built for.
 */
export class BuildNamePlugin {
  constructor(root) {
    this.root = root;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      const { version } = JSON.parse(readFileSync(join(this.root, 'package.json'), 'utf8'));
      const name = { build: buildId(this.root), version, contract: CONTRACT_VERSION };
      compilation.emitAsset('build.json', new webpack.sources.RawSource(`${JSON.stringify(name)}\n`));
    });
  }
}
