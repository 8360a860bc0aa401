import { createWebpackConfig } from 'shared/tooling/webpack.mjs';

export default createWebpackConfig({ name: 'host', kind: 'host' });
