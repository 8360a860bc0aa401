import { join } from 'node:path';
import { isClear, type NamedElement } from 'shared/step-language';
import { z } from 'zod';
import { readYaml, type CorpusFile } from '../trials/load-corpus.ts';
import { namedOnPage } from '../trials/named-on-page.ts';
import { commandsOf } from '../trials/sentences.ts';
import type { Trial } from '../trials/trial.ts';
import { parseStep, type ParsedStep } from './parse-step.ts';

const judged = z.array(z.strictObject({ text: z.string(), sentence: z.string(), reason: z.string() }));
const reviewed = z.strictObject({
  /** Clear steps that mean something else than what was read. */
  misread: judged,
  /** Clear steps, or first suggestions, that a finding doubts and that are right. */
  right: judged,
});

const meantSteps = z.array(
  z.strictObject({ text: z.string(), ways: z.array(z.array(z.string()).min(1)).min(1) }),
);

export interface ParsedFile {
  name: string;
  heldOut: boolean;
  steps: ParsedStep[];
}

export interface ParsingMeasurement {
  files: ParsedFile[];
  misread: { text: string; sentence: string; reason: string }[];
  /** Steps of seen files with findings that are not judged yet. */
  unreviewed: ParsedStep[];
  /** Distinct ones of all files; those that do not parse only of seen files. */
  plainWordings: { parsed: number; total: number; unparsed: string[] };
}

/**
 * Reads every step of the corpus, and every distinct plain wording. @param withPages suggestions know what the tests of their page name: the
 * page itself is not open
 */
export async function measureParsing(corpus: CorpusFile[], withPages = false): Promise<ParsingMeasurement> {
  const review = await readYaml(join(import.meta.dirname, 'reviewed.yaml'), reviewed);
  const meant = await readYaml(join(import.meta.dirname, 'meant.yaml'), meantSteps);
  const waysOf = new Map(meant.map(({ text, ways }) => [text, ways]));
  const pages = withPages ? pagesOf(corpus) : null;
  const files = corpus.map(({ name, heldOut, trials }) => ({
    name,
    heldOut,
    steps: trials.flatMap((trial) =>
      trial.steps.map((step) => parseStep(step, waysOf.get(step.text), pages?.get(pageOf(trial)))),
    ),
  }));
  const seen = files.filter(({ heldOut }) => !heldOut).flatMap(({ steps }) => steps);
  const readings = new Set(seen.filter(({ reading }) => isClear(reading)).map(keyOf));
  const known = new Set(
    [...review.misread, ...review.right].map(({ text, sentence }) => `${text} → ${sentence}`),
  );
  const plainOf = (steps: ParsedStep[]) => new Set(steps.flatMap(({ step }) => step.plainly ?? []));
  const plain = plainOf(files.flatMap(({ steps }) => steps));
  const isUnparsed = (text: string) => commandsOf(text) === null;
  return {
    files,
    misread: review.misread.filter(({ text, sentence }) => readings.has(`${text} → ${sentence}`)),
    unreviewed: seen.filter((parsed) => parsed.findings.length > 0 && !known.has(keyOf(parsed))),
    plainWordings: {
      parsed: [...plain].filter((text) => !isUnparsed(text)).length,
      total: plain.size,
      unparsed: [...plainOf(seen)].filter(isUnparsed),
    },
  };
}

/** What the plain wordings name, by page. */
function pagesOf(corpus: CorpusFile[]): Map<string, NamedElement[]> {
  const trials = Map.groupBy(
    corpus.flatMap((file) => file.trials),
    pageOf,
  );
  return new Map([...trials].map(([page, all]) => [page, namedOnPage(all)]));
}

function pageOf({ application, start }: Trial): string {
  return `${application} ${start}`;
}

function keyOf({ step, sentences }: ParsedStep): string {
  return `${step.text} → ${sentences.join(' · ')}`;
}
