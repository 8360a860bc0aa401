import webpack from 'webpack';

/** Adds subresource integrity to each chunk of a remote. The host sets the digests in `steplightIntegrity` by URL. */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nvar digest = (globalThis.steplightIntegrity || {})[url]; if (digest) script.integrity = digest;`,
      );
    });
  }
}
