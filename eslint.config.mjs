import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Libraries of which a page must hold one copy: applications reach them through a room of `shared`. */
const facades = {
  'react-router-dom': 'shared/router',
  'react-router': 'shared/router',
  jotai: 'shared/state',
  '@tanstack/react-query': 'shared/query',
  'styled-components': 'shared/theme',
  'radix-ui': 'shared/overlay',
};
const facadePaths = Object.entries(facades).map(([name, room]) => ({
  name,
  message: `Import from ${room}.`,
}));

/** A relative import of another room of `shared` puts that room's modules into the page twice. */
const otherRooms = {
  regex:
    '^(\\.\\./)+(auth|choice|constants|contract|environment|feedback|format|http|overlay|query|registry|remote|results|router|schedule|state|table|testing|theme|ui)/',
  message: 'Reach another room by its name: shared/<room>.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.steplight/', 'server/migrations/'] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    },
  },
  {
    files: ['host/src/**', 'remote-*/src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: facadePaths }] },
  },
  {
    files: ['shared/src/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [otherRooms] }] },
  },
  {
    files: ['scripts/**', '**/tooling/**', '**/*.config.*', '**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-console': 'off',
      'no-restricted-exports': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['e2e/**'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off', 'no-restricted-exports': 'off' },
  },
  prettier,
);
