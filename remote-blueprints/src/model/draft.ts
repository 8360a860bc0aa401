import { isStartingUrl, WEB_ADDRESS_RULE, type BlueprintType } from 'shared/constants';
import type { Attachment, Blueprint, BlueprintCreate, BrowserSettings } from 'shared/contract';
import { fromStored, toPayload, withText, type EditorStep } from './step.ts';

/** The form values of a test, or of a module, which has neither URL nor suite. */
export interface Draft {
  name: string;
  url: string;
  suiteId: number | null;
  file: Attachment | null;
  /** undefined: of a server that knows none, and of a new test until one is added. */
  tags?: string[] | undefined;
  /** undefined: as `tags`. */
  browser?: BrowserSettings | undefined;
  /** Interruption handlers; undefined: as `tags`. */
  handlers?: string[] | undefined;
  steps: EditorStep[];
}

export interface DraftErrors {
  name?: string;
  url?: string;
  /** Keyed by the step's local id. */
  steps?: Record<string, string>;
}

export interface DraftRules {
  type: BlueprintType;
  isUrlRequired: boolean;
}

export function emptyDraft(): Draft {
  return { name: '', url: '', suiteId: null, file: null, steps: [] };
}

export function draftOf(blueprint: Blueprint): Draft {
  return {
    name: blueprint.title,
    url: blueprint.starting_url ?? '',
    suiteId: blueprint.test_blueprint_category_id,
    file: blueprint.file ?? null,
    tags: blueprint.tags,
    browser: blueprint.browser,
    handlers: blueprint.handlers,
    steps: fromStored(blueprint.test_steps),
  };
}

/** The request body of a save. */
export function toBody(draft: Draft, type: BlueprintType): BlueprintCreate {
  const body = { title: draft.name.trim(), type, steps: toPayload(draft.steps) };
  if (type === 'module') return body;
  const { suiteId, file, tags } = draft;
  return {
    ...body,
    starting_url: draft.url.trim(),
    test_blueprint_category_id: suiteId,
    file,
    ...(tags && { tags }),
    ...(draft.handlers && { handlers: draft.handlers }),
    ...(draft.browser && { browser: draft.browser }),
  };
}

/** The draft with a text that is still being typed into one of its steps. */
export function withTypedText(draft: Draft, typed: { stepId: string; text: string } | null): Draft {
  const content = typed?.text.trim();
  if (!typed || !content) return draft;
  const steps = draft.steps.map((step) => (step.id === typed.stepId ? withText(step, content) : step));
  return { ...draft, steps };
}

/** Whether two drafts have the same request body. */
export function isSameDraft(a: Draft, b: Draft, type: BlueprintType): boolean {
  return a === b || JSON.stringify(toBody(a, type)) === JSON.stringify(toBody(b, type));
}

/** The validation errors; empty if the draft can be saved. */
export function validateDraft(draft: Draft, { type, isUrlRequired }: DraftRules): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.name.trim() === '') errors.name = 'Enter a name.';
  if (type === 'integration') {
    const url = draft.url.trim();
    if (url === '' ? isUrlRequired : !isStartingUrl(url))
      errors.url = url === '' ? 'Enter a URL.' : WEB_ADDRESS_RULE;
  }
  const incomplete = draft.steps.filter(
    (step) => step.type === 'module' && step.test_blueprint_module_id === null,
  );
  if (incomplete.length > 0)
    errors.steps = Object.fromEntries(incomplete.map(({ id }) => [id, 'Choose a module.']));
  return errors;
}
