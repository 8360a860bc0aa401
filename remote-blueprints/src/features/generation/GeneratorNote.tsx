import { useQuery } from 'shared/query';
import { Text } from 'shared/ui';
import { generatorQuery } from '../../api/generation.ts';

/** Says who makes the steps: a model, which reads any text, or rules, which want a certain form. */
export function GeneratorNote() {
  const { data } = useQuery(generatorQuery());
  if (!data) return null;
  return (
    <Text size="sm" tone="muted">
      {data.by === 'model'
        ? `Written by the model ${data.model} in the live browser, where each step is tried at once. It is sent this text and what the page shows.`
        : 'Made by built-in rules, without a model: they read lists, Gherkin, acceptance criteria, test case tables and sentences that say what to do or what to expect.'}
    </Text>
  );
}
