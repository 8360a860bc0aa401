import { tool, type ToolSet } from 'ai';
import { z } from 'zod';

const ref = z.string().describe('The reference of an element of the page, for example e12');
const url = z.string().describe('A full address');

const schemas = {
  click_element_by_index: z.object({
    ref,
    way: z
      .enum(['single', 'double', 'right', 'hover', 'check', 'uncheck', 'upload'])
      .optional()
      .describe(
        'single is a click; check and uncheck set a checkbox; upload gives the attached file of the test to a file field',
      ),
  }),
  input_text: z.object({
    ref,
    text: z.string().describe('Replaces what stands in the field. A value of the test is written {{name}}'),
  }),
  select_dropdown_option: z.object({ ref, option: z.string().describe('The label of the option') }),
  drag_drop: z.object({ ref, to: ref }),
  send_keys: z.object({
    keys: z.string().describe('For example Enter, Escape, Control+A, ArrowDown'),
    ref: ref.optional(),
  }),
  scroll_down: z.object({ to_end: z.boolean().optional() }),
  scroll_up: z.object({ to_end: z.boolean().optional() }),
  scroll_to_text: z.object({ text: z.string() }),
  go_to_url: z.object({ url }),
  go_back: z.object({}),
  open_tab: z.object({ url }),
  switch_tab: z.object({ number: z.int().min(1).describe('Counts from 1, oldest first') }),
  close_tab: z.object({}),
  extract_content: z.object({
    ref,
    name: z.string().describe('The name under which the step wants its text remembered'),
  }),
  answer_dialog: z.object({
    accept: z.boolean().describe('true is OK, false is Cancel'),
    text: z.string().optional().describe('What to type into a prompt'),
  }),
  wait: z.object({ seconds: z.number().min(0.1).max(10) }),
  done: z.object({
    success: z.boolean(),
    reason: z.string().describe('One or two sentences for a person: what was done, or what was seen'),
    evidence: z
      .array(z.string())
      .optional()
      .describe('Texts of the page, quoted to the letter, that show it'),
  }),
};

type Schemas = typeof schemas;
export type ToolName = keyof Schemas;
export type ToolInput<Name extends ToolName> = z.output<Schemas[Name]>;

const DESCRIPTIONS: Record<ToolName, string> = {
  click_element_by_index: 'Click an element, or do with the mouse what `way` says.',
  input_text: 'Type into a field.',
  select_dropdown_option: 'Choose an option of a dropdown.',
  drag_drop: 'Drag one element to another.',
  send_keys: 'Press a key or a combination, in an element or where the focus is.',
  scroll_down: 'Scroll down by most of a window, or to the end.',
  scroll_up: 'Scroll up by most of a window, or to the top.',
  scroll_to_text: 'Scroll until a text is in view.',
  go_to_url: 'Open an address that the step names, or one of the same site.',
  go_back: 'Go back to the page before.',
  open_tab: 'Open an address that the step names, or one of the same site, in a new tab.',
  switch_tab: 'Bring another tab to the front.',
  close_tab: 'Close the tab in front.',
  extract_content: 'Remember the text of an element under a name, where the step asks for that.',
  answer_dialog:
    'Answer the browser dialog (alert, confirm, prompt) that is open. Nothing else works until then.',
  wait: 'Wait some seconds.',
  done: 'End the step, and say how it went.',
};

const JUDGING: ToolName[] = ['scroll_down', 'scroll_up', 'scroll_to_text', 'wait', 'done'];

/** All tools for action steps. */
export const ACTING_TOOLS = toolSet(Object.keys(schemas) as ToolName[]);
/** The tools that do not change the page, for assertions. */
export const JUDGING_TOOLS = toolSet(JUDGING);

function toolSet(names: ToolName[]): ToolSet {
  return Object.fromEntries(
    names.map((name) => {
      const inputSchema: z.ZodType = schemas[name];
      return [name, tool({ description: DESCRIPTIONS[name], inputSchema })];
    }),
  );
}

/** The validated input of a call; undefined if it is malformed. */
export function readInput<Name extends ToolName>(name: Name, input: unknown): ToolInput<Name> | undefined {
  return schemas[name].safeParse(input).data as ToolInput<Name> | undefined;
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(schemas, name);
}
