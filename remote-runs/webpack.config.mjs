import { createWebpackConfig } from 'shared/tooling/webpack.mjs';

export default createWebpackConfig({ name: 'remote-runs', kind: 'remote' });
