import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { textSchema } from 'shared/contract';
import { unescapeText } from './escape.ts';
import type { FileStep } from './file-content.ts';

/** A step as its line says it; `type` null: its sentence says what it is. */
export interface WrittenStep extends Omit<FileStep, 'type'> {
  type: FileStep['type'] | null;
}

type Report = (message: string) => void;

/** Reads what follows the number of a step. Undefined: it has been reported why not. */
export function parseStep(written: string, report: Report): WrittenStep | undefined {
  const { text, flags } = splitFlags(written.trim());
  const common = { useVision: flags.includes('vision'), isDisabled: flags.includes('disabled') };
  const module = /^module\s*:(.*)$/i.exec(text)?.[1];
  const unknown = flags.find((flag) => !isFlag(flag, module !== undefined));
  if (unknown !== undefined) {
    const known = module === undefined ? 'disabled, vision, act and assert' : 'disabled, vision and id';
    report(`<!-- ${unknown} --> is not known here. Known are ${known}.`);
    return undefined;
  }
  if (module !== undefined) {
    const title = unescapeText(module.trim());
    if (title.trim() === '') report('Name the module: "Module: Sign in".');
    const id = flags.map((flag) => ID.exec(flag)?.[1]).find((digits) => digits !== undefined);
    return { type: 'module', action: '', ...common, module: { title, id: id ? Number(id) : null } };
  }
  const action = unescapeText(text);
  if (!isStepText(action, report)) return undefined;
  const type = flags.includes('assert') ? 'assert' : flags.includes('act') ? 'act' : null;
  return { type, action, ...common, module: null };
}

const ID = /^id (\d{1,9})$/;

function isFlag(flag: string, isModule: boolean): boolean {
  if (flag === 'vision' || flag === 'disabled') return true;
  return isModule ? ID.test(flag) : flag === 'act' || flag === 'assert';
}

/** Takes the comments from the end of the line. */
function splitFlags(written: string): { text: string; flags: string[] } {
  const flags: string[] = [];
  let text = written;
  while (text.endsWith('-->')) {
    const start = text.lastIndexOf('<!--');
    if (start < 0) break;
    flags.push(text.slice(start + '<!--'.length, -'-->'.length).trim());
    text = text.slice(0, start).trimEnd();
  }
  return { text, flags };
}

function isStepText(action: string, report: Report): boolean {
  if (action.trim() === '') report('The step has no text. Write one, or delete the line.');
  else if (action.length > STEP_TEXT_MAX_LENGTH)
    report(`A step has at most ${STEP_TEXT_MAX_LENGTH} characters.`);
  else if (!textSchema.safeParse(action).success) report('The text holds characters that cannot be stored.');
  else return true;
  return false;
}
