import { useQuery } from 'shared/query';
import { generatorQuery } from '../../../api/generation.ts';

/** Says that the model carries out a step outside of the language, if the server has a model. */
export function ModelNote() {
  const { data } = useQuery(generatorQuery());
  return data?.by === 'model' && <span>With a model configured, the model carries this step out.</span>;
}
