import type { OverviewQuarantine } from 'shared/contract';
import { longDate } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import { TextLink } from 'shared/ui';
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
            <TextLink to={paths.updateTest(id)}>
              <bdi>{name}</bdi>
            </TextLink>
          </Cell>
          <Cell label="Reason">{reason}</Cell>
          <Cell label="Owner">{owner ?? 'Nobody'}</Cell>
          <Cell label="Ends" isNumeric>
            <time dateTime={end}>{longDate(end)}</time>
          </Cell>
        </TableRow>
      ))}
    />
  );
}
