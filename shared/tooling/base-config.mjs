import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * The webpack options common to all web builds, federated or not.
 * @param {{ root: string, isDevelopment?: boolean }} build `root` is the folder of the package that is built
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ root, isDevelopment = false }) {
  return {
    context: root,
    mode: isDevelopment ? 'development' : 'production',
    // No `eval`: the page has the same content security policy as in production.
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.js', '.mjs', '.json'],
      alias: {
        'react-router/dom$': routerBuild('dom-export.mjs'),
        'react-router$': routerBuild('index.mjs'),
        ...(isDevelopment && {
          'react/jsx-dev-runtime$': join(import.meta.dirname, 'development/jsx-dev-runtime.mjs'),
        }),
      },
    },
    module: {
      rules: [{ test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: swcOptions(isDevelopment) }],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      // moment requires all of its locales by a computed name; the product is in English.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}

/** The package of react-router resolves to its development build in every mode. */
function routerBuild(file) {
  const router = createRequire(require.resolve('react-router-dom'));
  return join(router.resolve('react-router/package.json'), '../dist/production', file);
}

function swcOptions(isDevelopment) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
    sourceMaps: isDevelopment,
  };
}
