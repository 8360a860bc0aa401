import { isAssertion, isClear, printCommand, readStep, type Assertion } from 'shared/step-language';
import type { CorpusFile } from '../trials/load-corpus.ts';
import { sentencesOf } from '../trials/sentences.ts';
import type { Trial, TrialStep } from '../trials/trial.ts';
import { mutate, type Neighbours } from './mutate.ts';
import type { Script, Stage, Statement } from './script.ts';
import { isNameable } from './true-commands.ts';

/** False statements for each true one of the corpus. */
const PER_ASSERTION = 4;

/** The seen trials with false statements about each of their true, clear assertions, in the state that their acts have reached. */
export function corpusScripts(corpus: CorpusFile[]): Script[] {
  return corpus
    .filter(({ heldOut }) => !heldOut)
    .flatMap(({ trials }) => trials)
    .filter(({ hasAttachment }) => !hasAttachment)
    .map((trial) => ({ application: trial.application, path: trial.start, stages: stagesOf(trial) }))
    .filter(({ stages }) => stages.some(({ statements }) => statements.length > 0));
}

function stagesOf({ steps }: Trial): Stage[] {
  const neighbours = neighboursIn(steps);
  const stages: Stage[] = [];
  let stage: Stage | undefined;
  for (const [index, step] of steps.entries()) {
    if (step.expect !== 'pass') continue;
    if (step.type === 'act') {
      const sentences =
        sentencesOf(step) ?? (step.plainly ? sentencesOf({ ...step, text: step.plainly }) : null);
      // What comes later builds upon this act.
      if (!sentences) break;
      if (!stage || stage.statements.length > 0) stages.push((stage = emptyStage()));
      stage.acts.push(...sentences.map(({ text }) => text));
      continue;
    }
    const { command, sentence } = readStep(step.text, 'assert');
    if (!command || !sentence || !isAssertion(command)) continue;
    if (!stage) stages.push((stage = emptyStage()));
    stage.statements.push({ isTrue: true, sentence }, ...mutantsOf(command, neighbours, index));
  }
  return stages;
}

function emptyStage(): Stage {
  return { acts: [], statements: [], impossible: [] };
}

function mutantsOf(assertion: Assertion, neighbours: Neighbours, index: number): Statement[] {
  const mutants = mutate(assertion, neighbours)
    .map(({ mutation, assertion }) => ({
      isTrue: false as const,
      sentence: printCommand(assertion),
      assertion,
      change: mutation,
    }))
    .filter(({ sentence }) => isClear(readStep(sentence, 'assert')));
  // Other ones for each assertion, and no change twice before every other one had its turn.
  const groups = [...Map.groupBy(mutants, ({ change }) => change).values()];
  const ranked = groups.flatMap((group) => group.map((mutant, rank) => ({ mutant, rank })));
  const ordered = ranked.sort((one, other) => one.rank - other.rank).map(({ mutant }) => mutant);
  return ordered
    .map((_, step) => ordered[(step + index) % ordered.length])
    .filter((one) => one !== undefined)
    .slice(0, PER_ASSERTION);
}

/** What the other steps of the trial speak of. */
function neighboursIn(steps: TrialStep[]): Neighbours {
  const commands = steps.flatMap(({ text, type }) => readStep(text, type).command ?? []);
  const texts = commands.flatMap((command) =>
    'text' in command && command.text !== null ? [command.text] : [],
  );
  const names = commands.flatMap((command) =>
    'target' in command && command.target?.name ? [command.target.name] : [],
  );
  const some = (all: string[]) => [...new Set(all)].filter(isNameable);
  return { texts: some(texts), hiddenTexts: [], values: some([...texts, ...names]), names: some(names) };
}
