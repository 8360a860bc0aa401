import { join } from 'node:path';
import { isClear, readStep, type Command } from 'shared/step-language';
import { writtenSteps } from '../parse/written-steps.ts';
import { loadCorpus, readYaml } from '../trials/load-corpus.ts';
import { commandsOf } from '../trials/sentences.ts';
import { elementsOf } from './elements-of.ts';

/** A step as a person wrote it that the language does not understand, with what it means. */
export interface Pair {
  file: string;
  /** Only for measuring: its texts are not shown. */
  heldOut: boolean;
  type: 'act' | 'assert';
  text: string;
  meant: Command[];
  startingUrl: string | null;
  /** The meaning of its neighbours, as far as they have one. */
  before: string[];
  after: string[];
  /** Those that the steps of all tests of its page, or of its file, name: the page itself is not open. */
  elements: string[];
}

interface WrittenStep {
  type: 'act' | 'assert';
  text: string;
  /** Sentences of the language. */
  meant: string[];
}

const NEIGHBOURS = 5;
const MAX_ELEMENTS = 300;
const HELD_OUT_FILE = 'held-out-steps';

/** All pairs of the corpus, and of the held-out steps whose writer did not know the language. */
export async function loadPairs(): Promise<Pair[]> {
  const corpus = await loadCorpus();
  const pages = new Map<string, string[]>();
  const pageOf = ({ application, start }: { application: string; start: string }) =>
    `${application} ${start}`;
  for (const trial of corpus.flatMap(({ trials }) => trials))
    pages.set(pageOf(trial), [
      ...(pages.get(pageOf(trial)) ?? []),
      ...elementsOf(trial.steps.flatMap(({ plainly, text }) => readOnce(plainly ?? text) ?? [])),
    ]);
  const ofCorpus = corpus.flatMap(({ name: file, heldOut, trials }) =>
    trials.flatMap((trial) => {
      const startingUrl = `http://${trial.application}.example${trial.start}`;
      const elements = limited(pages.get(pageOf(trial)) ?? []);
      const steps = trial.steps.map(({ type, text, plainly = text }) => ({ type, text, meant: [plainly] }));
      return pairsOf(steps, { file, heldOut, startingUrl, elements });
    }),
  );
  const written = await readYaml(
    join(import.meta.dirname, '../parse', `${HELD_OUT_FILE}.yaml`),
    writtenSteps,
  );
  const steps = written.map(({ type, text, meant }) => ({ type, text, meant: meant ?? [] }));
  const elements = limited(elementsOf(steps.flatMap(({ meant }) => commandsOfAll(meant) ?? [])));
  return [
    ...ofCorpus,
    ...pairsOf(steps, { file: HELD_OUT_FILE, heldOut: true, startingUrl: null, elements }),
  ];
}

function pairsOf(
  steps: WrittenStep[],
  about: Pick<Pair, 'file' | 'heldOut' | 'startingUrl' | 'elements'>,
): Pair[] {
  return steps.flatMap(({ type, text, meant: sentences }, index) => {
    const meant = commandsOfAll(sentences);
    const isPlain = sentences.length === 1 && sentences[0] === text;
    if (!meant || isPlain || isClear(readStep(text, type))) return [];
    const before = steps.slice(Math.max(0, index - NEIGHBOURS), index).flatMap((one) => one.meant);
    const after = steps.slice(index + 1).flatMap((one) => one.meant);
    return [
      { ...about, type, text, meant, before: before.slice(-NEIGHBOURS), after: after.slice(0, NEIGHBOURS) },
    ];
  });
}

const known = new Map<string, Command[] | null>();

/** Each plain wording is met as a step and as an element of its page. */
function readOnce(sentence: string): Command[] | null {
  const commands = known.get(sentence) ?? commandsOf(sentence);
  known.set(sentence, commands);
  return commands;
}

/** null: there are none, or one is not of the language. */
function commandsOfAll(sentences: string[]): Command[] | null {
  const commands = sentences.map(readOnce);
  return commands.length === 0 || commands.includes(null) ? null : commands.flatMap((own) => own ?? []);
}

function limited(elements: string[]): string[] {
  return [...new Set(elements)].slice(0, MAX_ELEMENTS);
}

/** At most `limit` pairs, evenly from all of them. */
export function sampleOf(pairs: Pair[], limit: number): Pair[] {
  if (pairs.length <= limit) return pairs;
  return Array.from(
    { length: limit },
    (_, index) => pairs[Math.floor((index * pairs.length) / limit)] as Pair,
  );
}
