import { FILE_NAME_MAX_LENGTH, SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { idSchema, startingUrlSchema, tagsSchema, textSchema } from 'shared/contract';
import { z } from 'zod';
import { browserSettingSchema } from './browser-setting.ts';
import type { FileProblem, TestContent } from './file-content.ts';
import { handlersSettingSchema } from './handlers-setting.ts';
import { readSettings } from './read-settings.ts';

/** The line of a file where its settings begin. */
const FIRST_LINE = 2;

export const fileIdSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'An id is a whole number.')
  .transform(Number)
  .pipe(idSchema);

/** A key without a value counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const list = (text: unknown) => (typeof text === 'string' && text !== '' ? [text] : text);

const settingsSchema = z.strictObject({
  id: optional(fileIdSchema),
  type: optional(z.enum(['test', 'module'], 'The type is "test" or "module".')),
  url: optional(startingUrlSchema),
  suite: optional(textSchema.trim().min(1).max(SUITE_NAME_MAX_LENGTH, 'The name of the suite is too long.')),
  // For a reader: the steps say which variables they use.
  variables: z.unknown().optional(),
  tags: optional(z.preprocess(list, tagsSchema)),
  attachment: optional(textSchema.max(FILE_NAME_MAX_LENGTH, 'The name of the file is too long.')),
  browser: optional(browserSettingSchema),
  handlers: optional(handlersSettingSchema),
});

/** What the front matter says; what is wrong with it is added to `problems`. */
export function readTestSettings(
  source: string,
  problems: FileProblem[],
): Omit<TestContent, 'title' | 'steps'> {
  const { id, type, url, suite, tags, attachment, browser, handlers } =
    checkSettings(source, settingsSchema, FIRST_LINE, problems) ?? {};
  return {
    id: id ?? null,
    type: type === 'module' ? 'module' : 'integration',
    startingUrl: url ?? null,
    suiteName: suite ?? null,
    tags: tags ?? [],
    attachment: attachment ?? null,
    browser: browser ?? {},
    handlers: handlers ?? [],
  };
}

/** Settings by their schema; undefined with `problems`, each at its key's line. */
export function checkSettings<Schema extends z.ZodObject>(
  source: string,
  schema: Schema,
  firstLine: number,
  problems: FileProblem[],
): z.output<Schema> | undefined {
  const { values, problems: unreadable } = readSettings(source, firstLine);
  problems.push(...unreadable);
  const known = Object.keys(schema.shape);
  for (const [key, { line }] of values)
    if (!known.includes(key))
      problems.push({ line, message: `"${key}" is no setting. There are: ${known.join(', ')}.` });
  const given = known.flatMap((key) => {
    const setting = values.get(key);
    return setting ? [[key, toObject(setting.value)]] : [];
  });
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const [key, ...inner] = path.map(String);
    const line = values.get(key ?? '')?.line ?? null;
    problems.push({ line, message: `${[key, ...inner].join('.')}: ${message}` });
  }
  return undefined;
}

/** A map of one level, such as the schedule of a suite. */
function toObject(value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}
