import webpack from 'webpack';
import { buildId } from './build-id.mjs';

/** Writes `build.json` beside the host's files, by which an open page learns that another build has been deployed. */
export class BuildNamePlugin {
  constructor(root) {
    this.root = root;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      const text = `${JSON.stringify({ build: buildId(this.root) })}\n`;
      compilation.emitAsset('build.json', new webpack.sources.RawSource(text));
    });
  }
}
