import { useId } from 'react';
import { SegmentedControl, Switch } from 'shared/choice';
import type { PersonalNotifications } from 'shared/contract';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { styled } from 'shared/theme';
import { Heading, LoadState, PlainList, Stack, Text } from 'shared/ui';

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
          <Suites gap={3} aria-labelledby={labelledBy}>
            {data.map(({ id, name }) => (
              <li key={id} dir="auto">
                <Switch
                  label={name}
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...ids, id] : ids.filter((one) => one !== id))
                  }
                />
              </li>
            ))}
          </Suites>
        </>
      )}
    </LoadState>
  );
}

/** As high as a dozen suites; more of them scroll. */
const Suites = styled(PlainList)`
  max-height: 26rem;
  overflow-y: auto;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
