import webpack from 'webpack';

/**
 * Has the browser compare each chunk of a remote with the digest that the page was given for its address, and refuse one
 * that differs. The host lays the digests down in `steplightIntegrity` before it loads anything of the remote.
 */
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
