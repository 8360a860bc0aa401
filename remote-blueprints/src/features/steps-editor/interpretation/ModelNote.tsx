import { useQuery } from 'shared/query';
import { generatorQuery } from '../../../api/generation.ts';

/** What becomes of a step outside of the language, where the server has a model for it. */
export function ModelNote() {
  const { data } = useQuery(generatorQuery());
  return data?.by === 'model' && <span>With a model configured, the model carries this step out.</span>;
}
