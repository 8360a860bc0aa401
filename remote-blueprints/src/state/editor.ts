import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import { atom, createStore, useAtomValue, type Atom } from 'shared/state';
import type { Blueprint } from 'shared/contract';
import type { StartingPage } from '../api/load-step-page.ts';
import {
  emptyDraft,
  isSameDraft,
  validateDraft,
  withTypedText,
  type Draft,
  type DraftErrors,
  type DraftRules,
} from '../model/draft.ts';
import { baseOf, noteStoredIds, type EditBase, type StoredIds } from '../model/edit-base.ts';
import { amend, record, redo, startHistory, undo } from '../model/step-history.ts';
import type { ChangeSteps } from '../model/step-list.ts';
import { typedTextAtom } from './typed-text-atom.ts';

const NO_ERRORS: DraftErrors = {};

const fieldsAtom = atom<Omit<Draft, 'steps'>>(emptyDraft());
const rulesAtom = atom<DraftRules>({ type: 'integration', isUrlRequired: false });
/** The address at which a module is tried; null: a test has its own. */
export const tryUrlAtom = atom<string | null>(null);
/** The dialog that makes steps from material is open. */
export const isGeneratingAtom = atom(false);
const showsErrorsAtom = atom(false);
export const historyAtom = atom(startHistory([]));
export const stepsAtom = atom((get) => get(historyAtom).steps);
export const draftAtom = atom<Draft>((get) => ({ ...get(fieldsAtom), steps: get(stepsAtom) }));
export const suiteIdAtom = atom((get) => get(fieldsAtom).suiteId);
/** Where the steps start when they are run here. */
export const urlAtom = atom((get) => get(tryUrlAtom) ?? get(fieldsAtom).url);
/** What the steps begin on, once its address is no longer being typed; null: there is none. */
export const startingPageAtom = atom<StartingPage | null>(null);
/** The draft as it is stored. */
export const savedAtom = atom(emptyDraft());
/** The stored version that the draft is based on; undefined: a new test or module. */
export const versionAtom = atom<number | undefined>(undefined);
/** What the draft is based on; undefined: a new test or module, or a draft that was restored. */
export const baseAtom = atom<EditBase | undefined>(undefined);
export const isDirtyAtom = atom((get) => !isSameDraft(get(draftAtom), get(savedAtom), get(rulesAtom).type));
/** The draft with what is being typed into a step. */
export const typedDraftAtom = atom((get) => withTypedText(get(draftAtom), get(typedTextAtom)));
export const isChangedAtom = atom((get) => get(isDirtyAtom) || get(typedDraftAtom) !== get(draftAtom));
/** Empty until the first attempt to save; from then on validated on every change. */
export const errorsAtom = atom((get) =>
  get(showsErrorsAtom) ? validateDraft(get(draftAtom), get(rulesAtom)) : NO_ERRORS,
);

interface Options {
  draft: Draft;
  rules: DraftRules;
  /** The stored test or module; absent: a new one. */
  stored?: Blueprint | undefined;
  tryUrl?: string;
  /** It was opened in order to record. */
  recordsAtOnce?: boolean;
  /** Whether the person is a viewer, for whom the draft stays as it is. */
  isReadOnly: () => boolean;
}

/** The state of one open editor, and what changes its draft. */
export function createEditor(options: Options) {
  const { draft, rules, stored, tryUrl, recordsAtOnce = false, isReadOnly } = options;
  const store = createStore();
  store.set(fieldsAtom, draft);
  store.set(historyAtom, startHistory(draft.steps));
  store.set(savedAtom, draft);
  store.set(rulesAtom, rules);
  store.set(versionAtom, stored?.version);
  store.set(baseAtom, stored && baseOf(stored));
  const storedIds: StoredIds = new Map();
  if (stored) noteStoredIds(storedIds, draft.steps, stored);
  store.set(tryUrlAtom, tryUrl ?? null);
  const changeSteps: ChangeSteps = (update, growing) => {
    if (isReadOnly()) return;
    store.set(historyAtom, (now) => {
      const steps = update(now.steps);
      if (steps === now.steps) return now;
      return growing ? amend(now, steps, growing) : record(now, steps);
    });
  };
  return {
    ...rules,
    store,
    /** The stored test or module; null: a new one. */
    blueprintId: stored?.id ?? null,
    recordsAtOnce,
    storedIds,
    /** The ids of steps that were inserted at the cursor of the live browser without being run. */
    inserted: new Set<string>(),
    steps: () => store.get(stepsAtom),
    changeSteps,
    change({ steps, ...values }: Partial<Draft>) {
      if (isReadOnly()) return;
      store.set(fieldsAtom, (now) => ({ ...now, ...values }));
      if (steps) changeSteps(() => steps);
    },
    undo: () => store.set(historyAtom, undo),
    redo: () => store.set(historyAtom, redo),
    /** Whether the draft can be saved; otherwise the first invalid field takes the focus. */
    validate() {
      const isValid = Object.keys(validateDraft(store.get(draftAtom), rules)).length === 0;
      // The invalid fields are marked before the first of them takes the focus.
      flushSync(() => store.set(showsErrorsAtom, !isValid));
      if (!isValid) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
      return isValid;
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;

export const EditorContext = createContext<Editor | null>(null);

/** The editor around. The object stays the same; `useEditorValue` follows its state. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This is used outside of an editor.');
  return editor;
}

export function useEditorValue<Value>(from: Atom<Value>): Value {
  return useAtomValue(from, { store: useEditor().store });
}
