import { MASK } from './field-text.ts';
import { mapTargets } from './map-targets.ts';
import { nameKey } from './normal-text.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';
import { secretTextsIn } from './secret-text.ts';
import { quote } from './tokens.ts';

/** The sentence of a step with another name in place of one, and all else as it is; null: it does not name it, or is unclear then. */
export function withName(step: string, oldName: string, newName: string): string | null {
  const { command } = readStep(step);
  if (!command) return null;
  let isFound = false;
  const changed = mapTargets(command, (target) => {
    if (target.name === null || nameKey(target.name) !== nameKey(oldName)) return target;
    isFound = true;
    return { ...target, name: newName };
  });
  const sentence = printCommand(changed);
  return isFound && readStep(sentence).sentence === sentence ? sentence : null;
}

/** What a failed step names that is not on the page, as a result has it, and the names there, the nearest first. */
interface MissingName {
  name: string;
  alike: string[];
  others: string[];
}

/** A name on the page for one that is missing, and the sentence that uses it. */
export interface NameFix {
  missing: string;
  name: string;
  sentence: string;
}

/**
 * What the result of a step offers for it. Names that are alike may be meant; only where there is none, the others can be chosen from.
 * @param missing null or undefined: nothing is missing, or the server does not know
 */
export function fixesFor(
  step: string,
  missing: MissingName | null | undefined,
): { fixes: NameFix[]; areAlike: boolean } {
  if (!missing) return { fixes: [], areAlike: false };
  const areAlike = missing.alike.length > 0;
  const names = areAlike ? missing.alike : missing.others;
  const fixes = names.flatMap((name) => {
    const sentence = withName(step, missing.name, name);
    return sentence === null ? [] : [{ missing: missing.name, name, sentence }];
  });
  return { fixes, areAlike };
}

/**
 * A sentence that a result offers in place of a step, with the password that the step types where the sentence masks it.
 * @returns null: the step has no password for the mask, or the sentence is what it says already or is not in the language
 */
export function withOwnSecret(step: string, offered: string): string | null {
  const [secret] = secretTextsIn(step);
  const isHidden = offered.includes(MASK);
  if (isHidden && secret === undefined) return null;
  const sentence = offered.replaceAll(quote(MASK), (mask) => (secret === undefined ? mask : quote(secret)));
  if (sentence.includes(MASK) || sentence === step) return null;
  return readStep(sentence).sentence === sentence ? sentence : null;
}
