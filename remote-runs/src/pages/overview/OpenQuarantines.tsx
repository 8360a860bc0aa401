import type { OverviewQuarantine } from 'shared/contract';
import { longDate } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import {} from 'shared/ui';
import { NameLink } from './NameLink.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const COLUMNS = [{ name: 'Test' }, { name: 'Reason' }, { name: 'Owner' }, { name: 'Ends', isNumeric: true }];

/** Tests that fail nothing at the moment. */
export function OpenQuarantines({ quarantines }: { quarantines: readonly OverviewQuarantine[] }) {
  return (
    <OverviewSection
      title="Open quarantines"
      description="The next to end comes first."
      empty="No test is in quarantine."
      columns={COLUMNS}
      rows={quarantines.map(({ test_blueprint_id: id, name, reason, owner, ends_at: end }) => (
        <TableRow key={id}>
          <Cell>
            <NameLink to={paths.updateTest(id)} name={name} />
          </Cell>
          <Cell label="Reason">
            <bdi>{reason}</bdi>
          </Cell>
          <Cell label="Owner">{owner ?? 'Nobody'}</Cell>
          <Cell label="Ends" isNumeric>
            <time dateTime={end}>{longDate(end)}</time>
          </Cell>
        </TableRow>
      ))}
    />
  );
}
