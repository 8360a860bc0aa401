import { computeAccessibleName, getRole } from 'dom-accessibility-api';

export const namesOf = (elements: Element[]): string[] =>
  elements.map((element) => computeAccessibleName(element));
export const rolesOf = (elements: Element[]): string[] => elements.map((element) => getRole(element) ?? '');
