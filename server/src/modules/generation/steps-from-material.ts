import { mapYielding } from '../../platform/map-yielding.ts';
import { isCandidate, type Group, type LeftOut, type Piece } from './material/piece.ts';
import { readGherkin } from './material/read-gherkin.ts';
import { readLines } from './material/read-lines.ts';
import { readMarkdown } from './material/read-markdown.ts';
import { limitLeftOut, type PlacedLeftOut } from './left-out.ts';
import { acceptedGroups, readCandidate, type ReadCandidate } from './read-candidate.ts';
import type { Draft } from './steps-of-sentence.ts';

const MAX_STEPS = 200;
/** Texts that are looked at; a document that holds more is no test. */
const MAX_PIECES = 1000;

type GeneratedStep = Draft & { use_vision: boolean };

interface MaterialSteps {
  steps: GeneratedStep[];
  left_out: PlacedLeftOut[];
  /** The steps by the tests that they make; absent: one. */
  tests?: { title: string; steps: GeneratedStep[] }[];
}

/**
 * The steps that a ticket, a test case or a description of a flow holds, in its order: canonical where the language understands
 * them, else as they are written. What is no step is listed: nothing is dropped. The same material always gives the same steps.
 */
export async function stepsFromMaterial(source: string): Promise<MaterialSteps> {
  const { steps, leftOut } = await readTestMaterial(source);
  const groups = [...Map.groupBy(steps, ({ group }) => group)];
  const tests = groups.map(([{ test = '' }, own], index) => ({
    title: test || `Scenario ${index + 1}`,
    steps: own.map(toGenerated),
  }));
  return {
    steps: steps.map(toGenerated),
    left_out: limitLeftOut(leftOut),
    ...(groups.length > 1 && groups.every(([{ test }]) => test !== undefined) && { tests }),
  };
}

const toGenerated = ({ action, type }: Draft): GeneratedStep => ({ action, type, use_vision: false });

type MaterialStep = Draft & { source: string; group: Group };

/** The same with the text that each step was made of. */
export async function readTestMaterial(
  source: string,
): Promise<{ steps: MaterialStep[]; leftOut: PlacedLeftOut[] }> {
  const pieces = readMaterial(source).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const read = (
    await mapYielding(pieces.slice(0, MAX_PIECES), (piece): (ReadCandidate | LeftOut)[] =>
      isCandidate(piece) ? readCandidate(piece) : [piece],
    )
  ).flat();
  const accepted = acceptedGroups(read.filter((one) => 'steps' in one));
  const steps: MaterialStep[] = [];
  const leftOut: PlacedLeftOut[] = [];
  const leaveOut = (text: string, why: string) => leftOut.push({ text, why, steps_before: steps.length });
  for (const one of read) {
    if (!('steps' in one)) leaveOut(one.text, one.why);
    else if (!one.isUnderstood && !accepted.has(one.group))
      leaveOut(one.text, 'This does not read as a step.');
    else if (steps.length + one.steps.length > MAX_STEPS)
      leaveOut(one.text, `A test is made of ${MAX_STEPS} steps at most.`);
    else steps.push(...one.steps.map((step) => ({ ...step, source: one.text, group: one.group })));
  }
  for (const { text } of pieces.slice(MAX_PIECES)) leaveOut(text, 'The material is too long.');
  return { steps, leftOut };
}

/** Cuts pasted material into texts that may be steps, in its order: Gherkin, Markdown or plain lines. */
function readMaterial(source: string): Piece[] {
  const text = source.replace(/\r\n?/g, '\n');
  return readGherkin(text) ?? readMarkdown(text) ?? readLines(text);
}
