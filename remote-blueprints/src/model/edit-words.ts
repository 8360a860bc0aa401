import { describeBrowser } from 'shared/browser-settings';
import type { Attachment, BlueprintUpdate, BrowserSettings, ChangedDraft } from 'shared/contract';
import type { EditWords } from 'shared/edits';
import { stepSettings, stepText } from './step-text.ts';
import type { KnownNames } from './version-draft.ts';

/** What the fields of a test are called, and how their values read. */
export function editWords(
  { steps }: Pick<BlueprintUpdate, 'steps'>,
  { suites, modules }: KnownNames,
): EditWords {
  return {
    title: { label: 'Name' },
    starting_url: { label: 'Starting URL' },
    test_blueprint_category_id: {
      label: 'Suite',
      text: (id: number | null) => (id === null ? 'None' : (suites?.get(id) ?? `No. ${id}`)),
    },
    file: { label: 'Attachment', text: (file: Attachment | null) => file?.file_name ?? 'None' },
    tags: { label: 'Tags' },
    browser: {
      label: 'Browser',
      text: (settings: BrowserSettings) => describeBrowser(settings) || 'As usual',
    },
    handlers: { label: 'Interruptions' },
    steps: {
      label: ({ element }) => {
        const index = steps.findIndex(({ id }) => String(id) === element);
        return element === null ? 'Steps' : index === -1 ? 'A step' : `Step ${index + 1}`;
      },
      text: (step: ChangedDraft | ChangedDraft[] | null) =>
        step === null
          ? 'Removed'
          : [step]
              .flat()
              .map((one) => `${stepText(one, modules)} (${stepSettings(one)})`)
              .join('\n'),
    },
  };
}
