import { elementKey } from 'shared/constants';
import type { EditBase, EditConflict, EditRefusal, TakenOver } from 'shared/contract';
import { toast } from 'shared/feedback';
import { acceptsEditBase, editRefusal } from 'shared/http';
import { askForChoices, type EditWords } from './ask-for-choices.tsx';
import type { Choice } from './ConflictChoices.tsx';

export interface Edit<Body> {
  body: Body;
  /** The fields as they were loaded; undefined: nothing was. */
  base: EditBase | undefined;
}

interface Options<Body> extends Edit<Body> {
  /** A function loads them when they are needed, as they seldom are. */
  words: EditWords | (() => Promise<EditWords>);
  /** The edit after the choices; null: there is nothing of it left to be saved. */
  settle?: (edit: Edit<Body>, refusal: EditRefusal, choices: Choice[]) => Edit<Body> | null;
}

/**
 * Saves a form that others may have saved since it was loaded. What only one side has changed is merged, and a toast says what came in; about
 * what both have changed the person is asked. null: the choices have left nothing to be saved. Throws the refusal where the person goes back.
 */
export async function saveEdit<Body extends object, Reply extends object>(
  { words, settle = settleFields, ...loaded }: Options<Body>,
  send: (body: Body & { base?: EditBase }) => Promise<Reply>,
): Promise<Reply | null> {
  let edit: Edit<Body> | null = loaded;
  while (edit) {
    const { body, base }: Edit<Body> = edit;
    try {
      const reply = await send({ ...body, ...(base && acceptsEditBase() && { base }) });
      const { taken_over: takenOver } = reply as { taken_over?: TakenOver };
      if (takenOver) sayTakenOver(takenOver, await load(words));
      return reply;
    } catch (error) {
      const refusal = editRefusal(error);
      if (!refusal) throw error;
      const choices = await askForChoices(refusal, await load(words));
      if (!choices) throw error;
      edit = settle(edit, refusal, choices);
    }
  }
  return null;
}

function load(words: Options<object>['words']): EditWords | Promise<EditWords> {
  return typeof words === 'function' ? words() : words;
}

function sayTakenOver({ fields, by }: TakenOver, words: EditWords): void {
  const labels = fields.map((field) => {
    const { label = field } = words[field] ?? {};
    return typeof label === 'string' ? label : label({ field, element: null, mine: null, theirs: null });
  });
  toast({
    type: 'info',
    title: `Also took over: ${labels.join(', ')}${by === null ? '' : `, by ${by}`}`,
  });
}

/** What was chosen, on the base of what the person has seen. */
function settleFields<Body extends object>(
  { body, base }: Edit<Body>,
  { conflicts = [], changed_at }: EditRefusal,
  choices: Choice[],
): Edit<Body> {
  const chosen = { ...body } as Record<string, unknown>;
  const seen: EditBase = { ...base };
  if (seen.updated_at !== undefined) seen.updated_at = changed_at ?? undefined;
  for (const [index, conflict] of conflicts.entries()) {
    seen[conflict.field] = withTheirs(seen[conflict.field], conflict);
    if (choices[index] === 'theirs') chosen[conflict.field] = withTheirs(chosen[conflict.field], conflict);
  }
  return { body: chosen as Body, base: seen };
}

function withTheirs(value: unknown, { element, theirs }: EditConflict): unknown {
  if (element === null || !Array.isArray(value)) return theirs;
  const list: unknown[] = value;
  const at = list.findIndex((one) => elementKey(one) === element);
  const added = theirs === null ? [] : [theirs];
  return at === -1 ? [...list, ...added] : list.toSpliced(at, 1, ...added);
}
