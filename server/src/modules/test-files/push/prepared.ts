import type { TestFile, TestFileChange } from 'shared/contract';
import type { FileProblem, TestContent } from '../format/file-content.ts';
import type { ReadSuite, ReadTest } from '../format/read-test-files.ts';
import type { LibraryBlueprint, LibrarySuite } from '../library-repository.ts';
import type { Named } from './names.ts';

type Change = TestFileChange['change'];

/** A stored test or module with its file. */
export interface StoredTest {
  blueprint: LibraryBlueprint;
  content: TestContent;
  file: TestFile;
  /** Of its steps; null: a step of its own. */
  moduleIds: (number | null)[];
}

/** A test or module of a push: what is to be done, and with what. */
export interface PreparedTest {
  read: ReadTest;
  /** null: it is made. */
  stored: StoredTest | null;
  /** Its own name for others; a stored one until it is saved. */
  named: Named;
  suite: Named | null;
  /** Of its steps. */
  modules: (Named | null)[];
  change: Change;
  problems: FileProblem[];
}

/** A suite of a push. */
export interface PreparedSuite {
  read: ReadSuite;
  stored: { suite: LibrarySuite; file: TestFile } | null;
  named: Named;
  loginModule: Named | null;
  /** Of its schedule. */
  environmentId: number | null;
  change: Change;
  problems: FileProblem[];
}

/** What the files of a push are based on. */
export interface Basis {
  /**
   * What happens to what exists: `update` where the file is based on it, else it is a conflict; `overwrite` in any case; `new`: tests and
   * modules are made again.
   */
  mode: 'update' | 'overwrite' | 'new';
  /** By path the hash that a file had when it was pulled; null: it was not. */
  bases: Map<string, string | null>;
}

/** The file replaces what is stored, if it may. */
export function replaceStored(
  item: PreparedTest | PreparedSuite,
  stored: TestFile,
  { mode, bases }: Basis,
): void {
  const base = bases.get(item.read.path) ?? null;
  item.change = mode === 'update' && base !== stored.hash ? 'conflict' : 'updated';
  if (item.change === 'updated') return;
  item.problems.push({ line: null, message: conflictMessage(null, base) });
}

/** @param what `table` or `plan`; null: the file itself */
export function conflictMessage(what: string | null, base: string | null): string {
  const subject = what === null ? 'It' : `The ${what}`;
  return base === null
    ? `${subject} is on the server with other content. Pull it first.`
    : `${subject} was changed on the server since it was pulled.`;
}

export const reject = (
  item: { change: Change; problems: FileProblem[] },
  message: string,
  line: number | null = null,
): void => {
  item.change = 'rejected';
  item.problems.push({ line, message });
};
