import { createContext, useContext } from 'react';
import { useQuery } from 'shared/query';
import { generatorQuery } from '../api/generation.ts';

/** Lets the server's model say steps in the step language. */
export interface AskModel {
  /** Opens the dialog for these steps. */
  ask: (stepIds: readonly string[]) => void;
  /** These steps were pasted: what is unclear of them may be prose. */
  offer: (stepIds: readonly string[]) => void;
  /** What was offered last. */
  offered: readonly string[];
}

export const AskModelContext = createContext<AskModel | null>(null);

/** null: the server has no model that translates, or there is no editor around. */
export function useAskModel(): AskModel | null {
  const askModel = useContext(AskModelContext);
  const { data } = useQuery({ ...generatorQuery(), enabled: askModel !== null });
  return data?.translates ? askModel : null;
}
