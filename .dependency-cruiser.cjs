/** Allowed imports: they enforce the architecture that the folder tree shows. */
const remotes = ['auth', 'suites', 'blueprints', 'runs', 'settings'];
const test = '\\.test\\.tsx?$';
/** The folders of the runner through which a step goes, the lowest first; above them is what runs whole tests. */
const runnerLayers = ['core|browser|page', 'resolve', 'assert', 'plan', 'actions', 'model', 'steps', 'live'];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...remotes.map((name) => ({
      name: `remote-${name}-imports-only-shared`,
      severity: 'error',
      from: { path: `^remote-${name}/` },
      to: { path: '^(host|server|lab|e2e|deploy|remote-)', pathNot: `^remote-${name}/` },
    })),
    {
      name: 'host-imports-no-remote',
      comment: 'Remotes are loaded at run time.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-|server/|lab/|e2e/|deploy/)' },
    },
    {
      name: 'shared-imports-no-dependant',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-|server|lab|e2e|deploy)/?' },
    },
    {
      name: 'server-reaches-the-runner-by-its-entry-points',
      severity: 'error',
      from: { path: '^server/', pathNot: [test, '/testing/'] },
      to: {
        path: '^(host|remote-|lab|e2e|deploy|runner/(?!src/(index|browser/device-list|values/redact-secrets|(browser|network)/index)\\.ts)|shared/(?!src/(contract|language)/))',
      },
    },
    {
      name: 'server-tests-also-reach-the-stand-ins',
      severity: 'error',
      from: { path: '^server/.*(\\.test\\.ts$|/testing/)' },
      to: { path: '^(host|remote-|lab/(?!stand-ins/)|e2e|deploy)' },
    },
    {
      name: 'runner-knows-no-server',
      comment: 'It executes tests; it knows nothing of HTTP routes or the database.',
      severity: 'error',
      from: { path: '^runner/' },
      to: {
        path: '^(host|remote-|server|e2e|deploy|lab/(?!stand-ins/)|shared/(?!src/(contract|language)/))',
      },
    },
    {
      name: 'page-modules-run-inside-the-page',
      comment:
        'They are bundled into one script: no Node, no Playwright, and of the runner only the type of a site.',
      severity: 'error',
      from: { path: '^runner/src/page/capture/', pathNot: test },
      to: {
        pathNot: '^runner/src/(page/capture/|browser/base-url\\.ts)|^shared/src/(contract|language)/',
      },
    },
    ...runnerLayers.slice(0, -1).map((layer, index) => ({
      name: `runner-${layer.replaceAll('|', '-')}-imports-nothing-above-it`,
      severity: 'error',
      from: { path: `^runner/src/(${layer})/`, pathNot: [test, '/testing/'] },
      to: { path: `^runner/src/(${runnerLayers.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'core-imports-only-types',
      comment: 'What a run has is made by others: core only names it.',
      severity: 'error',
      from: { path: '^runner/src/core/', pathNot: test },
      to: { path: '^runner/src/(?!core/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runs-know-no-live-session',
      comment: 'Live sessions are above what runs tests.',
      severity: 'error',
      from: { path: '^runner/src/(?!live/|(index|runner)\\.ts$)', pathNot: [test, '/testing/'] },
      to: { path: '^runner/src/live/' },
    },
    {
      name: 'playwright-belongs-to-the-runner',
      severity: 'error',
      from: { path: '^(server|deploy)/' },
      to: { path: '/node_modules/playwright-core/' },
    },
    {
      name: 'stand-ins-know-no-product',
      comment: 'They follow the published protocols of others.',
      severity: 'error',
      from: { path: '^lab/stand-ins/' },
      to: { path: '^(host|remote-|server|runner|e2e|deploy|shared|lab/(?!stand-ins/))' },
    },
    {
      name: 'test-support-knows-no-product',
      severity: 'error',
      from: { path: '^test-support/' },
      to: { path: '^(host|remote-|server|runner|e2e|deploy|shared|lab)/' },
    },
    {
      name: 'test-support-is-for-tests',
      severity: 'error',
      from: { path: '^(host|remote-|server|runner|deploy|shared)', pathNot: [test, '/testing/'] },
      to: { path: '^test-support/' },
    },
    {
      name: 'deploy-reaches-only-the-registry',
      comment: 'It finds a browser as the runner does, and its tests serve a page as the server does.',
      severity: 'error',
      from: { path: '^deploy/', pathNot: test },
      to: {
        path: '^(host|remote-|lab|e2e|server|runner/(?!src/browser/)|shared/(?!src/contract/registry/))',
      },
    },
    {
      name: 'client-needs-nothing',
      comment: 'A pipeline fetches it as one file and starts it with Node alone.',
      severity: 'error',
      from: { path: '^cli/', pathNot: [test, '/testing/', '^cli/(check/|build\\.mjs$)'] },
      to: { pathNot: '^cli/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'check-needs-no-server',
      comment:
        'Of the server it has what only reads or writes text: files, steps, settings and reports, and names secrets; and the tools of agents about a page.',
      severity: 'error',
      from: { path: '^cli/check/' },
      to: {
        path: '^(host|remote-|lab|e2e|deploy|runner/(?!src/(browser/)?index\\.ts)|shared/(?!src/(contract|language)/)|server/(?!src/(modules/(test-files/format/|mcp/page-tools/|values/store-secret|reports/(junit|run-report)|environments/run-site|blueprints/expand-steps|browser-settings/(check-browser-settings|run-browser))|platform/(run-limits|http/app-error))))',
      },
    },
    {
      name: 'lab-knows-no-front-end',
      comment: 'But for the loop that writes a test from a story, which is measured as the editor has it.',
      severity: 'error',
      from: { path: '^lab/' },
      to: {
        path: '^(host|remote-|e2e|deploy)',
        pathNot: '^remote-blueprints/src/(features/generation/story/write-story|model/story)\\.ts$',
      },
    },
    {
      name: 'contract-is-plain',
      comment: 'All packages agree on it: no DOM, no Node, nothing else of shared.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: test },
      to: { pathNot: '^shared/src/contract/|/node_modules/(zod|croner|papaparse)/' },
    },
    {
      name: 'language-is-plain',
      comment:
        'Editor, server, runner and the page itself read steps and pages alike: no DOM, no Node, nothing else of shared.',
      severity: 'error',
      from: { path: '^shared/src/language/', pathNot: [test, '/testing/'] },
      to: { pathNot: '^shared/src/language/' },
    },
    {
      name: 'steps-know-no-page',
      severity: 'error',
      from: { path: '^shared/src/language/step-language/' },
      to: { path: '^shared/src/language/page-model/' },
    },
    {
      name: 'ui-holds-no-data',
      comment: 'Sessions, calls and queries are in app, which is above it.',
      severity: 'error',
      from: { path: '^shared/src/ui/', pathNot: test },
      to: { path: '^shared/src/app/' },
    },
    {
      name: 'modules-of-shared-have-one-entry',
      comment: 'Another module is imported by its index.',
      severity: 'error',
      from: { path: '^shared/src/([^/]+/[^/]+)/' },
      to: {
        path: '^shared/src/',
        pathNot: [
          '^shared/src/$1/',
          '^shared/src/[^/]+/[^/]+/index\\.ts$',
          '^shared/src/testing/index\\.ts$',
        ],
      },
    },
    {
      name: 'features-are-independent',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'model-is-plain',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/model/', pathNot: test },
      to: { path: '/node_modules/(react|styled-components|@tanstack)/|/src/(pages|features|api|state)/' },
    },
    {
      name: 'server-modules-import-services-only',
      comment: 'A server module imports only services of others; tables are joined in the schema.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: [test, 'table[s]?\\.ts$'] },
      to: {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/$1/', '-service\\.ts$', 'table[s]?\\.ts$', '/service\\.ts$'],
      },
    },
    {
      name: 'sql-belongs-to-repositories',
      comment:
        'Everything else of the server calls a repository. Types are free: the commands that carry rows over take a client.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          test,
          '/testing/',
          '-repository\\.ts$',
          '/tables\\.ts$',
          '^server/src/platform/(database|embedded-database)/',
        ],
      },
      to: { path: '/node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pg-boss-belongs-to-the-jobs',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/platform/jobs/' },
      to: { path: '/node_modules/pg-boss/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.(mjs|ts|cjs)$',
          test,
          'scripts/',
          'tooling/',
          '^lab/tour/set-out\\.ts$',
          '^runner/src/page/capture/selectors/',
          '\\.preview\\.tsx$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only what is built here: packages have folders of this name too, which the rules must see.
    exclude: { path: '^[^/]+/(dist|\\.turbo)/|^lab/real-pages/libraries/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
