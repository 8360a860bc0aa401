import type { Variable } from 'shared/contract';
import { PlainList } from 'shared/ui';
import { VariableItem } from './VariableItem.tsx';

interface Props {
  label: string;
  variables: Variable[];
  /** Absent: variables of the company. */
  environmentId?: number;
  onEdit: (variable: Variable) => void;
}

export function VariableList({ label, variables, environmentId, onEdit }: Props) {
  return (
    <PlainList aria-label={label}>
      {variables.map((variable) => (
        <VariableItem key={variable.name} {...{ variable, environmentId, onEdit }} />
      ))}
    </PlainList>
  );
}
