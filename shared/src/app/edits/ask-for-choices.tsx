import type { EditConflict, EditRefusal } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { relativeTime } from 'shared/format';
import type { Choice } from './ConflictChoices.tsx';

/** How the fields of a form and their values read. */
export type EditWords = Record<
  string,
  {
    label: string | ((conflict: EditConflict) => string);
    /** null: it was removed. Absent: as usual for texts, numbers, lists, yes and no. */
    text?: (value: never) => string;
  }
>;

const UNDECIDED = 'Choose for each which one is kept.';

/** Asks whose value is kept of each field that both have changed. null: the person goes back to editing. */
export async function askForChoices(refusal: EditRefusal, words: EditWords): Promise<Choice[] | null> {
  const { conflicts = [], changed_by: by, changed_at: at } = refusal;
  const { ConflictChoices } = await import('./ConflictChoices.tsx');
  const items = conflicts.map((conflict) => inWords(conflict, words));
  let choices: Choice[] = [];
  const isConfirmed = await confirm({
    title: `${by ?? 'Somebody else'} changed this while you were editing`,
    text: `Saved ${at ? relativeTime(at) : 'in the meantime'}. Choose which one is kept. What only one of you has changed is kept of both.`,
    content: (report) => (
      <ConflictChoices
        items={items}
        by={by ?? 'somebody else'}
        onChange={(next) => {
          choices = next;
          report(next.includes(null) ? UNDECIDED : undefined);
        }}
      />
    ),
    problem: UNDECIDED,
    confirmLabel: 'Save',
    cancelLabel: 'Back to editing',
  });
  return isConfirmed ? choices : null;
}

function inWords(conflict: EditConflict, words: EditWords) {
  const { field, theirs, mine } = conflict;
  const { label = field, text } = words[field] ?? {};
  const read = (value: unknown) =>
    (text as ((value: unknown) => string) | undefined)?.(value) ?? usual(value);
  return {
    label: typeof label === 'string' ? label : label(conflict),
    theirs: read(theirs),
    mine: read(mine),
  };
}

function usual(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(String).join('\n');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === '' ? 'None' : String(value);
}
