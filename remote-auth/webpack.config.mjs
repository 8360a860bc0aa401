import { createWebpackConfig } from 'shared/tooling/webpack.mjs';

export default createWebpackConfig({ name: 'remote-auth', kind: 'remote' });
