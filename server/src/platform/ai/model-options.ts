import type { ModelOptions } from '../../runner/types.ts';
import type { AgentSettings } from '../settings/agent-settings.ts';
import type { AiSettings } from '../settings/ai-settings.ts';

/** The model for those who carry steps out; what reaches it is loaded at its first use. */
export function modelOptions(ai: AiSettings, settings: AgentSettings): ModelOptions {
  return {
    name: ai.model,
    settings,
    async open() {
      const { openModel } = await import('./model.ts');
      return openModel(ai);
    },
  };
}
