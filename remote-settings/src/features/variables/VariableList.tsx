import type { Variable } from 'shared/contract';
import { space, styled } from 'shared/theme';
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
    <List aria-label={label}>
      {variables.map((variable) => (
        <VariableItem key={variable.name} {...{ variable, environmentId, onEdit }} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
