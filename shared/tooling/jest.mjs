import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Published as ES modules only; jest runs CommonJS, so they are transformed like our own files. */
const ES_MODULES = [
  '@module-federation/webpack-bundler-runtime',
  'jotai',
  'msw',
  'rettime',
  'until-async',
  '@open-draft',
  '@mswjs',
  '@msw',
  'cookie',
];

/** The jest configuration of every web package. */
export default {
  testEnvironment: join(import.meta.dirname, 'jsdom-environment.mjs'),
  roots: ['<rootDir>/src'],
  setupFiles: ['jest-connections.mjs', 'jest-environment.mjs'].map((file) => join(import.meta.dirname, file)),
  setupFilesAfterEnv: ['jest-setup.mjs', 'jest-group.mjs'].map((file) => join(import.meta.dirname, file)),
  extensionsToTreatAsEsm: [],
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(${ES_MODULES.map((name) => name.replace('/', '\\+')).join('|')})[+@][^/]*/)`,
  ],
  restoreMocks: true,
  testTimeout: 240_000,
};
