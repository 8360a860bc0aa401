import { Server } from 'lucide-react';
import type { OverviewRedTest } from 'shared/contract';
import { testRunName } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import { styled } from 'shared/theme';
import { Badge, PlainList, Row, Text, TextLink } from 'shared/ui';
import { changesOf } from '../../model/overview.ts';
import { NameLink } from './NameLink.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { RunLink } from './RunLink.tsx';

const COLUMNS = [
  { name: 'Test', width: '40%' },
  { name: 'Failing since' },
  { name: 'Last passed' },
  { name: 'Changed in between' },
];

/** Tests that fail at the moment, and what may be the reason. */
export function RedTests({ tests }: { tests: readonly OverviewRedTest[] }) {
  return (
    <OverviewSection
      title="Failing now"
      description="Tests whose last result is bad. Those come first that passed most recently."
      empty="The last result of every test is good."
      columns={COLUMNS}
      rows={tests.map((test) => (
        <RedTest key={`${test.test_blueprint_id} ${test.environment}`} test={test} />
      ))}
    />
  );
}

function RedTest({ test }: { test: OverviewRedTest }) {
  const { test_blueprint_id: id, name, environment, failing_rows: rows } = test;
  const changes = changesOf(test);
  return (
    <TableRow>
      <Cell>
        <NameLink to={paths.updateTest(id)} name={testRunName(name, test.row_name)} />
        {(environment !== null || rows > 1) && (
          <Row gap={2} wrap>
            {environment !== null && <Environment icon={<Server />}>{environment}</Environment>}
            {rows > 1 && (
              <Text as="span" size="sm" tone="muted">
                and {rows - 1} more {rows === 2 ? 'row' : 'rows'}
              </Text>
            )}
          </Row>
        )}
      </Cell>
      <Cell label="Failing since">
        <RunLink run={test.since} name={name} />
      </Cell>
      <Cell label="Last passed">
        {test.last_passed ? <RunLink run={test.last_passed} name={name} /> : 'Never'}
      </Cell>
      <Cell label="Changed in between">
        {changes.length === 0 ? (
          <Text as="span" tone="muted">
            Nothing known
          </Text>
        ) : (
          <PlainList gap={1}>
            {changes.map(({ text, testRunId }) => (
              <li key={text}>
                {testRunId === undefined ? text : <TextLink to={paths.testRun(testRunId)}>{text}</TextLink>}
              </li>
            ))}
          </PlainList>
        )}
      </Cell>
    </TableRow>
  );
}

const Environment = styled(Badge)`
  max-width: 16rem;
`;
