import { createWebpackConfig } from 'shared/tooling/webpack.mjs';

export default createWebpackConfig({ name: 'remote-suites', kind: 'remote' });
