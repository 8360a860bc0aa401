import HtmlWebpackPlugin from 'html-webpack-plugin';
import { firstStyle } from './first-paint.mjs';

/** The host's one page; its server writes into it what differs from load to load. */
export function pagePlugin() {
  return new HtmlWebpackPlugin({
    template: './src/index.html',
    templateParameters: { firstStyle: firstStyle() },
    favicon: './src/icon.svg',
    scriptLoading: 'defer',
  });
}
