import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from 'shared/registry';
import webpack from 'webpack';

/**
 * Writes `build.json` beside the host's files: an open page learns from it that another build has been deployed, and
 * whoever deploys a part which contract it must have been built for.
 */
export class BuildNamePlugin {
  /**
   * @param root the host's folder
   * @param build what the build is called
   */
  constructor(root, build) {
    this.root = root;
    this.build = build;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      const { version } = JSON.parse(readFileSync(join(this.root, 'package.json'), 'utf8'));
      const name = { build: this.build, version, contract: CONTRACT_VERSION };
      compilation.emitAsset('build.json', new webpack.sources.RawSource(`${JSON.stringify(name)}\n`));
    });
  }
}
