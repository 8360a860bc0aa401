import type { Command } from './command.ts';
import { createCompany } from './create-company.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteCompany } from './delete-company.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { exportCommand } from './export.ts';
import { exportTests } from './export-tests.ts';
import { importCommand } from './import.ts';
import { importTests } from './import-tests.ts';
import { invite } from './invite.ts';
import { resetLink } from './reset-link.ts';
import { unclearSteps } from './unclear-steps.ts';
import { waitingList } from './waiting-list.ts';

/** Every command by its name. */
export const COMMANDS: Record<string, Command> = {
  'create-company': createCompany,
  'delete-account': deleteAccount,
  'delete-company': deleteCompany,
  'disable-two-factor': disableTwoFactor,
  export: exportCommand,
  'export-tests': exportTests,
  import: importCommand,
  'import-tests': importTests,
  invite,
  'reset-link': resetLink,
  'unclear-steps': unclearSteps,
  'waiting-list': waitingList,
};

export const HELP = [
  'Usage: npm run operator -- <command>',
  '',
  ...Object.values(COMMANDS).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
  '',
  'It works on the product whose data folder or database the environment names, as npm start does',
  '(DATA_FOLDER, PORT_OFFSET, DATABASE_URL); the product may be running.',
].join('\n');
