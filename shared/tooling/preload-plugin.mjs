import HtmlWebpackPlugin from 'html-webpack-plugin';

const PRELOADED_CHUNK = 'core';

/** Preloads the chunk of the first paint together with the entry. */
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

// Without `crossorigin`, like webpack's script for a chunk of the same origin, or the browser loads the file twice.
function preloadTag(href) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', as: 'script', href },
    meta: { plugin: 'PreloadPlugin' },
  };
}
