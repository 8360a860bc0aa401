import { createWebpackConfig } from 'shared/tooling/webpack.mjs';

export default createWebpackConfig({ name: 'remote-blueprints', kind: 'remote' });
