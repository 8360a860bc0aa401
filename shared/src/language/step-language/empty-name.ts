import type { Command } from './command.ts';

/** The fields of commands and targets that name something on the page, a tab, a file, a mail or a request. */
const NAMES = new Set(['name', 'names', 'by', 'file', 'subject', 'url']);

/** Whether something is named by an empty text, which nothing is called. Values may be empty. */
export function hasEmptyName(command: Command): boolean {
  return (command.kind === 'google' && command.text === '') || isIn(command);
}

function isIn(value: object): boolean {
  return Object.entries(value).some(([key, field]: [string, unknown]) => {
    if (NAMES.has(key)) return [field].flat().includes('');
    return typeof field === 'object' && field !== null && isIn(field);
  });
}
