import { CalendarClock, GitBranch, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GroupRun } from 'shared/contract';
import { color, font, inlineRow, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

interface Props {
  run: Pick<GroupRun, 'started_by' | 'started_by_name'>;
  /** In a list there is room for a word. */
  isBrief?: boolean;
}

/** Who or what has started a run. Nothing for a person whom the server does not name. */
export function StartedBy({ run: { started_by: starter, started_by_name: name }, isBrief = false }: Props) {
  if (starter === 'schedule')
    return <Mark icon={<CalendarClock />} text={isBrief ? 'Scheduled' : 'Started by the schedule'} />;
  if (starter === 'pipeline') {
    const key = name ? `the API key ${name}` : 'CI';
    return <Mark icon={<GitBranch />} text={isBrief ? name || 'CI' : `Started by ${key}`} />;
  }
  if (!name) return null;
  return isBrief ? (
    <Mark icon={<User />} text={name} hiddenText="Started by " />
  ) : (
    <Mark icon={<User />} text={`Started by ${name}`} />
  );
}

function Mark({ icon, text, hiddenText }: { icon: ReactNode; text: string; hiddenText?: string }) {
  return (
    <Root>
      {icon}
      <span>
        {hiddenText !== undefined && <VisuallyHidden>{hiddenText}</VisuallyHidden>}
        <bdi>{text}</bdi>
      </span>
    </Root>
  );
}

const Root = styled.span`
  ${font('sm')}
  ${inlineRow(1)}
  min-width: 0;
  color: ${color('textMuted')};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
