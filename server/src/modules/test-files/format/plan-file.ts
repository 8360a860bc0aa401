import { PLAN_ENTRIES_MAX } from 'shared/constants';
import {
  fingerprintSchema,
  planEntryInputSchema,
  type Fingerprint,
  type PlanEntryInput,
} from 'shared/contract';
import { z } from 'zod';
import type { Read } from './file-content.ts';

/** Commands are small; what is deeper is no command. */
const MAX_DEPTH = 30;

/** What an element does not have is left out of the file. */
const NOTHING = Object.fromEntries(
  Object.entries(fingerprintSchema.shape).flatMap(([key, schema]) =>
    schema.safeParse(null).success ? [[key, null]] : [],
  ),
);

const elementSchema = z.preprocess(
  (given) => (given !== null && typeof given === 'object' ? { ...NOTHING, ...given } : given),
  fingerprintSchema,
);
const actionSchema = planEntryInputSchema.shape.actions.element.extend({
  target: z.array(elementSchema).max(5).default([]),
  destination: z.array(elementSchema).max(5).default([]),
});
const planSchema = z.strictObject({
  entries: z
    .array(planEntryInputSchema.extend({ actions: z.array(actionSchema).max(50) }))
    .max(PLAN_ENTRIES_MAX, `A plan has at most ${PLAN_ENTRIES_MAX} entries.`),
});

/** The one text that a plan is written as: entries and keys in a fixed order. */
export function printPlan(entries: PlanEntryInput[]): string {
  const sorted = entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return `${JSON.stringify({ entries: sorted.map(({ entry }) => inFileOrder(entry)) }, null, 2)}\n`;
}

/** Equal for entries that say the same. */
export const printEntry = (entry: PlanEntryInput): string => JSON.stringify(inFileOrder(entry));

export function parsePlan(text: string): Read<PlanEntryInput[]> {
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return failed(`This is no valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (isDeeper(given, MAX_DEPTH)) return failed('This is no plan: it is nested too deep.');
  const parsed = planSchema.safeParse(given);
  if (parsed.success) return { content: parsed.data.entries, problems: [] };
  const [issue] = parsed.error.issues;
  return failed(`This is no plan: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function inFileOrder({ type, text, page, origin, actions }: PlanEntryInput) {
  return {
    type,
    text,
    page,
    origin,
    actions: actions.map(({ command, target, destination }) => ({
      command: inOrder(command),
      ...(target.length > 0 ? { target: target.map(printElement) } : {}),
      ...(destination.length > 0 ? { destination: destination.map(printElement) } : {}),
    })),
  };
}

const keyOf = ({ text, page, type }: PlanEntryInput) => JSON.stringify([text, page, type]);

function printElement(element: Fingerprint): Partial<Fingerprint> {
  const fields = Object.keys(fingerprintSchema.shape) as (keyof Fingerprint)[];
  return Object.fromEntries(
    fields.filter((field) => element[field] !== null).map((field) => [field, inOrder(element[field])]),
  );
}

/** With the keys of objects in alphabetical order, `kind` first. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const rank = (key: string) => (key === 'kind' ? '' : key);
  const entries = Object.entries(value).sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

function isDeeper(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

const failed = (message: string): Read<PlanEntryInput[]> => ({
  content: null,
  problems: [{ line: null, message }],
});
