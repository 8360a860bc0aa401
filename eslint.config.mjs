import { readdirSync } from 'node:fs';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { tableOwners } from './eslint/table-owners.mjs';
import { vocabulary } from './eslint/vocabulary.mjs';

/** Libraries with one instance per page: applications import them through a module of `shared`. */
const facades = {
  'react-router-dom': 'shared/router',
  'react-router': 'shared/router',
  jotai: 'shared/state',
  '@tanstack/react-query': 'shared/query',
  'styled-components': 'shared/theme',
  'radix-ui': 'shared/overlay',
};
const facadePaths = Object.entries(facades).map(([name, module]) => ({
  name,
  message: `Import from ${module}.`,
}));

/** A relative import of another module of `shared` would duplicate it in the page. */
const modulesOfShared = ['contract', 'language', 'ui', 'app'].flatMap((folder) =>
  readdirSync(new URL(`shared/src/${folder}`, import.meta.url)),
);
const otherModules = {
  regex: `^(\\.\\./)+((contract|language|ui|app)/)?(${modulesOfShared.join('|')})/`,
  message: 'Import another module by its name: shared/<module>.',
};

/** A spread literal hides its properties from TypeScript's check for excess properties. */
const spreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties where they are spread.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.steplight/', 'server/migrations/'] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  // Only where React is: its rules read the whole data flow of each function.
  { files: ['{host,remote-*,shared}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // It warns of what the React compiler leaves out. None is in use.
    files: ['{host,remote-*,shared}/**/*.{ts,tsx}'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', spreadLiteral],
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
    files: ['{host,remote-*,shared}/src/**'],
    ignores: ['**/*.test.*', 'shared/src/ui/components/events/**', 'shared/src/app/remote/lazy-*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        spreadLiteral,
        {
          selector:
            "CallExpression[callee.property.name='addEventListener'][callee.object.name='document'][arguments.0.value=/^(keydown|copy|cut|paste)$/]",
          message: 'Use useDocumentEvent: it leaves out what an element has handled.',
        },
        {
          selector: "CallExpression[callee.name='lazy']",
          message: 'Use lazyPart or lazyScreen of shared/remote: they know what to do without a connection.',
        },
      ],
    },
  },
  {
    // Anything that a person does there counts.
    files: ['remote-blueprints/src/features/live/activity.ts'],
    rules: { 'no-restricted-syntax': ['error', spreadLiteral] },
  },
  {
    files: ['shared/src/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [otherModules] }] },
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
    // docs/glossary.md is enforced everywhere.
    ignores: ['eslint/banned-words.mjs'],
    plugins: { vocabulary },
    rules: { 'vocabulary/identifiers': 'error' },
  },
  {
    files: ['server/src/**'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { 'table-owners': tableOwners },
    rules: { 'table-owners/writes': 'error' },
  },
  {
    files: ['e2e/**'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off', 'no-restricted-exports': 'off' },
  },
  prettier,
);
