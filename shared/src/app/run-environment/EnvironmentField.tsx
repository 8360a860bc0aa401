import { Select } from 'shared/choice';
import { useRunEnvironment } from './useRunEnvironment.ts';

/** Chooses where the next run takes place; nothing where the company has no environments. */
export function EnvironmentField() {
  const choice = useRunEnvironment();
  if (choice === null) return null;
  const { options, value, choose } = choice;
  return (
    <Select
      label="Environment"
      options={options}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
