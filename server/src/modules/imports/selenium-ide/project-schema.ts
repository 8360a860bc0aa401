import { z } from 'zod';

const text = z.string().catch('');

const commandSchema = z.looseObject({
  command: text,
  target: text,
  /** The same element by other locators, with how each was made. */
  targets: z.array(z.tuple([z.string()], z.string())).catch([]),
  value: text,
  comment: text.optional(),
});
export type SideCommand = z.infer<typeof commandSchema>;

const testSchema = z.looseObject({ id: text, name: text, commands: z.array(commandSchema) });
export type SideTest = z.infer<typeof testSchema>;

/** A project of Selenium IDE 3 and 4, as it is saved with the ending `.side`. */
export const projectSchema = z.looseObject({
  name: text.optional(),
  url: text,
  tests: z.array(testSchema),
  suites: z
    .array(
      z.looseObject({
        name: text,
        tests: z.array(z.string()).catch([]),
        /** Its tests go on in one window. */
        persistSession: z.boolean().optional().catch(undefined),
        /** Seconds. */
        timeout: z.number().optional().catch(undefined),
      }),
    )
    .catch([]),
});
export type SideProject = z.infer<typeof projectSchema>;
