import { isWebAddress, WEB_ADDRESS_RULE, type BlueprintType } from 'shared/constants';
import type { Attachment, Blueprint, BlueprintCreate } from 'shared/contract';
import { fromStored, toPayload, type EditorStep } from './step.ts';

/** What a person is editing: a test, or a module (which has neither address nor suite). */
export interface Draft {
  name: string;
  url: string;
  suiteId: number | null;
  file: Attachment | null;
  steps: EditorStep[];
}

export interface DraftErrors {
  name?: string;
  url?: string;
  /** By the step's local id. */
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
    file: blueprint.file,
    steps: fromStored(blueprint.test_steps),
  };
}

/** What a save sends; two drafts with the same body are the same work. */
export function toBody(draft: Draft, type: BlueprintType): BlueprintCreate {
  const body = { title: draft.name.trim(), type, steps: toPayload(draft.steps) };
  if (type === 'module') return body;
  const { suiteId, file } = draft;
  return { ...body, starting_url: draft.url.trim(), test_blueprint_category_id: suiteId, file };
}

export function isSameWork(a: Draft, b: Draft, type: BlueprintType): boolean {
  return a === b || JSON.stringify(toBody(a, type)) === JSON.stringify(toBody(b, type));
}

/** Empty when the draft can be saved. */
export function checkDraft(draft: Draft, { type, isUrlRequired }: DraftRules): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.name.trim() === '') errors.name = 'Enter a name.';
  if (type === 'integration') {
    const url = draft.url.trim();
    if (url === '' ? isUrlRequired : !isWebAddress(url))
      errors.url = url === '' ? 'Enter a URL.' : WEB_ADDRESS_RULE;
  }
  const unchosen = draft.steps.filter((step) => step.type === 'module' && step.moduleId === null);
  if (unchosen.length > 0)
    errors.steps = Object.fromEntries(unchosen.map(({ id }) => [id, 'Choose a module.']));
  return errors;
}
