/** Where runs that a person starts take place: the environment that was chosen last in this browser. */
export { EnvironmentField } from './EnvironmentField.tsx';
export { EnvironmentMenu } from './EnvironmentMenu.tsx';
export { environmentsQuery } from './environments.ts';
export { environmentToStart } from './environment-to-start.ts';
