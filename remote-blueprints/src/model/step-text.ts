import type { StepDraft } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { KnownNames } from './version-draft.ts';

const TYPES = { act: 'Act', assert: 'Assert', module: 'Module' };

/** The sentence of a step, or which module it is. */
export function stepText(step: StepDraft, modules: KnownNames['modules']): string {
  if (step.type !== 'module') return maskedText(step.action);
  const id = step.test_blueprint_module_id;
  if (!id) return 'Module: none';
  return `Module: ${modules?.get(id) ?? id}`;
}

/** How a step is executed, next to its text. */
export function stepSettings({ type, use_vision, is_disabled }: StepDraft): string {
  return [TYPES[type], ...(use_vision ? ['AI Vision'] : []), ...(is_disabled ? ['disabled'] : [])].join(', ');
}
