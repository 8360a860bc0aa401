import { useQuery } from 'shared/query';
import { atom } from 'shared/state';
import { generatorQuery } from '../api/generation.ts';
import { useEditor } from './editor.ts';

/** The ids of the steps that the model is being asked about; null: of none. */
export const askedAtom = atom<readonly string[] | null>(null);

/** The ids of the steps that were pasted last: what is unclear of them may be prose. */
export const offeredAtom = atom<readonly string[]>([]);

/** What lets the server's model say steps in the step language; null: it has none. */
export function useAskModel(): ((stepIds: readonly string[]) => void) | null {
  const { store } = useEditor();
  const { data } = useQuery(generatorQuery());
  return data?.by === 'model' ? (stepIds) => store.set(askedAtom, stepIds) : null;
}
