import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isClear, readStep } from 'shared/step-language';
import type { ReadTest } from '../../server/src/modules/imports/imported.ts';
import { readFiles } from '../../server/src/modules/imports/reading/read-files.ts';

/** What the files of one format became. */
export interface FormatFigures {
  format: string;
  files: number;
  tests: number;
  /** Steps that the language understands without a person. */
  clear: number;
  /** Of the other steps, those whose element only the markup names, and the rest. */
  nameless: number;
  unclear: number;
  /** Reasons of what became no step, with how often. */
  rejected: Map<string, number>;
  /** Files that could not be read, with the reason. */
  problems: string[];
}

const FILES = /\.(?:zip|side|json|feature|md|txt|(?:spec|test|cy)\.[cm]?[jt]sx?)(?:\.sample)?$/iu;
/** All files are one import here. */
const LIMITS = { timeoutMs: 120_000, totalTimeoutMs: 3_600_000, memoryMb: 512 };
const NAMELESS = /by its place in the markup only|by its test id/u;

/** Reads the files in the folders as an import does, and counts what they become. */
export async function measureImports(paths: string[]): Promise<FormatFigures[]> {
  const files = (await Promise.all(paths.map(filesIn))).flat();
  const figures = new Map<string, FormatFigures>();
  const sources = await Promise.all(
    files.map(async ({ name, path }) => ({ name, bytes: new Uint8Array(await readFile(path)) })),
  );
  const answers = await readFiles(sources, new AbortController().signal, LIMITS);
  for (const [index, answer] of answers.entries()) {
    const name = sources[index]?.name ?? '';
    if ('problem' in answer) {
      figuresOf(figures, 'not read').problems.push(`${name}: ${answer.problem}`);
      continue;
    }
    const found = figuresOf(figures, answer.read.format);
    found.files++;
    found.problems.push(...answer.read.problems.map((message) => `${name}: ${message}`));
    for (const test of answer.read.tests) count(found, test);
  }
  return [...figures.values()];
}

function count(figures: FormatFigures, { steps, rejected }: ReadTest): void {
  figures.tests++;
  for (const { type, action, warning } of steps)
    if (isClear(readStep(action, type === 'assert' ? 'assert' : 'act'))) figures.clear++;
    else if (NAMELESS.test(warning ?? '')) figures.nameless++;
    else figures.unclear++;
  for (const { why } of rejected) figures.rejected.set(why, (figures.rejected.get(why) ?? 0) + 1);
}

function figuresOf(all: Map<string, FormatFigures>, format: string): FormatFigures {
  const known = all.get(format);
  if (known) return known;
  const none = { files: 0, tests: 0, clear: 0, nameless: 0, unclear: 0, rejected: new Map<string, number>() };
  const made: FormatFigures = { format, ...none, problems: [] };
  all.set(format, made);
  return made;
}

async function filesIn(path: string): Promise<{ name: string; path: string }[]> {
  if ((await stat(path)).isFile()) return [{ name: path, path }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && FILES.test(entry.name) && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ name: relative(path, file).replace(/\.sample$/u, ''), path: file }));
}
