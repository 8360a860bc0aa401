import { useId } from 'react';
import { Switch } from 'shared/choice';
import { PERSONAL_NOTIFICATION_KINDS, type PersonalNotificationKind } from 'shared/constants';
import type { PersonalNotifications } from 'shared/contract';
import { Heading, PlainList, Stack } from 'shared/ui';

interface Props {
  choice: PersonalNotifications;
  onChange: (choice: PersonalNotifications) => void;
}

const LABELS: Record<PersonalNotificationKind, { label: string; hint?: string }> = {
  failure: { label: 'A run fails' },
  recovery: { label: 'A failure is repaired' },
  flaky: { label: 'A test becomes flaky', hint: 'It was stable, and passed only on a retry.' },
  slow: { label: 'A suite is slower than usual' },
  missed_start: { label: 'A schedule does not start its suite' },
  assignment: { label: 'A failure is assigned to me', hint: 'In any suite, by somebody else.' },
};

/** A switch for each kind of thing that a person can be told of. */
export function KindSwitches({ choice, onChange }: Props) {
  const titleId = useId();
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        Mail me when
      </Heading>
      <PlainList gap={3} aria-labelledby={titleId}>
        {PERSONAL_NOTIFICATION_KINDS.map((kind) => (
          <li key={kind}>
            <Switch
              {...LABELS[kind]}
              checked={choice.kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  ...choice,
                  kinds: PERSONAL_NOTIFICATION_KINDS.filter((one) =>
                    one === kind ? target.checked : choice.kinds.includes(one),
                  ),
                })
              }
            />
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}
