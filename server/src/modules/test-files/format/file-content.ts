import type { BlueprintType, StepType } from 'shared/constants';
import type { BrowserSettings } from 'shared/contract';

/** A module as a file names it. `id` only where several have the title. */
export interface ModuleName {
  title: string;
  id: number | null;
}

export interface FileStep {
  type: StepType;
  /** The sentence; empty for a module step. */
  action: string;
  useVision: boolean;
  isDisabled: boolean;
  /** Of a module step. */
  module: ModuleName | null;
}

/** What a `.steps.md` says of a test or a module. */
export interface TestContent<Step extends FileStep = FileStep> {
  /** null: it is new. */
  id: number | null;
  type: BlueprintType;
  title: string;
  startingUrl: string | null;
  suiteName: string | null;
  tags: string[];
  /** The name of the attached file; its content is not in the file. */
  attachment: string | null;
  browser: BrowserSettings;
  /** Interruption handlers. */
  handlers: string[];
  steps: Step[];
}

/** What a `suite.yaml` says. */
export interface SuiteContent {
  /** null: it is found by its name, or new. */
  id: number | null;
  name: string;
  isScheduled: boolean;
  /** null: none is given. */
  scheduleExpression: string | null;
  scheduleTimezone: string | null;
  /** The name of the environment of scheduled runs; null: at the tests' own addresses. */
  scheduleEnvironment: string | null;
  loginModule: ModuleName | null;
  sharesLogin: boolean;
  browser: BrowserSettings;
  /** Its tests run one after the other. */
  inOrder: boolean;
  /** How often a failed test is tried again. */
  retries: number;
  handlers: string[];
}

/** What is wrong with a file, and what to do about it. */
export interface FileProblem {
  /** From 1; null: it is about the whole file. */
  line: number | null;
  message: string;
}

/** A file that was read: its content, or what is wrong with it. */
export type Read<Content> = { content: Content; problems: [] } | { content: null; problems: FileProblem[] };
