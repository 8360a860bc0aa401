import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from 'shared/registry';
import webpack from 'webpack';

/**
 * Writes `build.json` next to the host's files. The server reads the build from it, deployments the contract that remotes
 * must have.
 */
export class BuildInfoPlugin {
  /**
   * @param root the host's folder
   * @param build the build's id
   */
  constructor(root, build) {
    this.root = root;
    this.build = build;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const { version } = JSON.parse(readFileSync(join(this.root, 'package.json'), 'utf8'));
      const info = { build: this.build, version, contract: CONTRACT_VERSION };
      compilation.emitAsset('build.json', new webpack.sources.RawSource(`${JSON.stringify(info)}\n`));
    });
  }
}
