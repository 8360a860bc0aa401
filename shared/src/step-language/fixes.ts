import { mapTargets } from './map-targets.ts';
import { nameKey } from './normal-text.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';

/** What a failure says is missing, and the names that there are instead, the nearest first. */
export interface MissingName {
  name: string;
  others: string[];
}

/** `There is no button "Buy" in the row of "A-101".` The name ends before a space or full stop. "In run 12:" may stand before it. */
const MISSING = /^(?:[^".\n]*: )?There is no [^"\n]*?"(.+?)"(?=[ .])/u;
/** `Buttons on this page: "Add to cart", "Remove" and 3 more.` Other sentences may follow. */
const LISTED = / (?:on this page|there): "(.+?)"(?: and \d+ more)?\.(?= |$)/mu;

/** The names in the reason of a failure, as the runner words it. null: it names nothing that could be meant instead. */
export function missingNameIn(reason: string): MissingName | null {
  const name = MISSING.exec(reason)?.[1];
  const listed = LISTED.exec(reason)?.[1];
  if (name === undefined || listed === undefined) return null;
  // Quotation marks in a name are written as they are, so it is not clear where such a name ends.
  const others = listed.split('", "').filter((one) => !one.includes('"'));
  return others.length > 0 ? { name, others } : null;
}

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

/** A name on the page for one that is missing, and the sentence that uses it. */
export interface NameFix {
  missing: string;
  name: string;
  sentence: string;
}

/** What the reason of a failure offers for a step. */
export function fixesFor(step: string, reason: string): NameFix[] {
  const found = missingNameIn(reason);
  return (found?.others ?? []).flatMap((name) => {
    const missing = found?.name ?? '';
    const sentence = withName(step, missing, name);
    return sentence === null ? [] : [{ missing, name, sentence }];
  });
}
