import type { BlueprintListItem } from 'shared/contract';
import { Cell, HeadCell, RowLink, Table, TableRow } from 'shared/ui';
import { nameOf, updatePath, usageText } from '../../model/listed.ts';
import { Actions } from './Actions.tsx';

const HEAD = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell isNumeric>Steps</HeadCell>
    <HeadCell>Used by tests</HeadCell>
    <HeadCell isLabelHidden>Actions</HeadCell>
  </>
);

export function ModulesTable({ modules }: { modules: BlueprintListItem[] }) {
  return (
    <Table label="Modules" head={HEAD}>
      {modules.map((module) => (
        <TableRow key={module.id}>
          <Cell>
            <RowLink to={updatePath(module)}>{nameOf(module)}</RowLink>
          </Cell>
          <Cell label="Steps" isNumeric>
            {module.step_count}
          </Cell>
          <Cell label="Used by tests">{usageText(module)}</Cell>
          <Cell>
            <Actions item={module} />
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
