/** Starting runs: the suites to choose from, the call, and where they take place, the environment that was chosen last in this browser. */
export { EnvironmentField } from './EnvironmentField.tsx';
export { EnvironmentMenu } from './EnvironmentMenu.tsx';
export { environmentToStart } from './environment-to-start.ts';
export { environmentsQuery } from './environments.ts';
export { useStartRun } from './start-run.ts';
export { suitesQuery } from './suites-query.ts';
export { useRunSite } from './useRunSite.ts';
