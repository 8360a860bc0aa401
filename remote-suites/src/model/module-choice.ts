import type { BlueprintListItem } from 'shared/contract';

/** A module that a suite can run before every test. */
export interface ModuleChoice {
  id: number;
  name: string;
}

/** The modules among all blueprints, under their titles. */
export function toModuleChoices(blueprints: BlueprintListItem[]): ModuleChoice[] {
  return blueprints.filter(({ type }) => type === 'module').map(({ id, title }) => ({ id, name: title }));
}
