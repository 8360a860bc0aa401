import { INBOX_VARIABLE } from 'shared/constants';
import { readStep, VARIABLE_USES } from 'shared/step-language';
import type { GivenValue } from 'runner';

/** Whether a run needs an address: by its values, its address or its steps. Most runs need none, which two searches tell. */
export function needsInbox(texts: string[], values: GivenValue[]): boolean {
  return (
    texts.some((text) => usesInbox(text) || isAboutMail(text)) || values.some(({ value }) => usesInbox(value))
  );
}

/** The values with `{{inbox}}`, also within other values such as `shop+{{inbox}}`; one of the same name that a company has wins. */
export function withInboxAddress(values: GivenValue[], address: string): GivenValue[] {
  const replaced = values.map((given) => ({ ...given, value: replaceUses(given.value, address) }));
  const isTaken = values.some(({ name }) => name === INBOX_VARIABLE);
  return isTaken ? replaced : [...replaced, { name: INBOX_VARIABLE, value: address, isSecret: false }];
}

function usesInbox(text: string): boolean {
  return (
    text.includes(INBOX_VARIABLE) &&
    [...text.matchAll(VARIABLE_USES)].some(([, name]) => name === INBOX_VARIABLE)
  );
}

function isAboutMail(step: string): boolean {
  if (!/\bmail\b/iu.test(step)) return false;
  const kind = readStep(step).command?.kind;
  return kind === 'openMail' || kind === 'rememberCode';
}

function replaceUses(text: string, address: string): string {
  return usesInbox(text)
    ? text.replace(VARIABLE_USES, (use, name: string) => (name === INBOX_VARIABLE ? address : use))
    : text;
}
