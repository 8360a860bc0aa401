import { inOneLine } from 'shared/constants';
import { emailSchema } from 'shared/contract';
import { UsageError } from './command.ts';

const MAX_NAME = 200;
const MAX_ID = 2_147_483_647;

/** @throws UsageError */
export function readEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new UsageError(`"${text}" is not an e-mail address.`);
  return parsed.data.toLowerCase();
}

/** @throws UsageError */
export function readCompanyName(text: string): string {
  const name = inOneLine(text);
  if (name === '' || name.length > MAX_NAME || name.includes('\0'))
    throw new UsageError(`A company's name has 1 to ${MAX_NAME} characters.`);
  return name;
}

/** @throws UsageError */
export function readCompanyId(text: string): number {
  return readId(text, 'company');
}

/** @throws UsageError */
export function readSuiteId(text: string): number {
  return readId(text, 'suite');
}

function readId(text: string, what: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || id < 1 || id > MAX_ID)
    throw new UsageError(`"${text}" is not the id of a ${what}: that is a whole number.`);
  return id;
}
