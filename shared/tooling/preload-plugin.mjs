import HtmlWebpackPlugin from 'html-webpack-plugin';

const PRELOADED_CHUNK = 'core';

/** Lets the page ask for the chunk of the first paint together with its entry, not after it. */
export class PreloadPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        const files = [...(compilation.namedChunks.get(PRELOADED_CHUNK)?.files ?? [])];
        data.headTags.unshift(...files.map((file) => preloadTag(data.publicPath + file)));
        return data;
      });
    });
  }
}

// Without `crossorigin`, as the script that webpack makes for a chunk of its own origin: else the file is loaded twice.
function preloadTag(href) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', as: 'script', href },
    meta: { plugin: 'PreloadPlugin' },
  };
}
