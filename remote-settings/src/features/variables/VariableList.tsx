import type { Variable } from 'shared/contract';
import { space, styled } from 'shared/theme';
import { VariableItem } from './VariableItem.tsx';

interface Props {
  variables: Variable[];
  onEdit: (variable: Variable) => void;
}

export function VariableList({ variables, onEdit }: Props) {
  return (
    <List aria-label="Variables and secrets">
      {variables.map((variable) => (
        <VariableItem key={variable.name} variable={variable} onEdit={onEdit} />
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
