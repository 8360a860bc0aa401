import { useId } from 'react';
import { SegmentedControl, Switch } from 'shared/choice';
import type { PersonalNotifications } from 'shared/contract';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { Heading, LoadState, Stack, Text } from 'shared/ui';
import { Options } from '../Options.tsx';

interface Props {
  choice: PersonalNotifications;
  onChange: (choice: PersonalNotifications) => void;
}

const OPTIONS = [
  { value: 'all', label: 'All suites' },
  { value: 'chosen', label: 'Chosen suites' },
] as const;

/** The suites that a person is told of: all, or those that are switched on. */
export function SuiteChoice({ choice, onChange }: Props) {
  const { suite_ids: ids } = choice;
  const titleId = useId();
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        Suites
      </Heading>
      <div>
        <SegmentedControl
          label="Suites"
          options={OPTIONS}
          value={ids === null ? 'all' : 'chosen'}
          onChange={(value) => onChange({ ...choice, suite_ids: value === 'all' ? null : [] })}
        />
      </div>
      {ids === null ? (
        <Text tone="muted">Runs that belong to no suite count too.</Text>
      ) : (
        <SuiteSwitches
          ids={ids}
          labelledBy={titleId}
          onChange={(next) => onChange({ ...choice, suite_ids: next })}
        />
      )}
    </Stack>
  );
}

interface SwitchesProps {
  ids: number[];
  labelledBy: string;
  onChange: (ids: number[]) => void;
}

function SuiteSwitches({ ids, labelledBy, onChange }: SwitchesProps) {
  const suites = useQuery(suitesQuery());
  return (
    <LoadState
      query={suites}
      loading="Loading suites..."
      skeleton="lines"
      failed="The suites could not be loaded."
      empty={<Text tone="muted">There are no suites yet.</Text>}
    >
      {(data) => (
        <>
          {ids.length === 0 && (
            <Text tone="muted">No suite is chosen: nothing of runs and schedules is mailed.</Text>
          )}
          <Options
            control={Switch}
            labelledBy={labelledBy}
            options={data.map(({ id, name }) => ({ value: id, label: name }))}
            value={ids}
            onChange={onChange}
          />
        </>
      )}
    </LoadState>
  );
}
