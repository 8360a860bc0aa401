import { CalendarClock, GitBranch } from 'lucide-react';
import type { RunStarter } from 'shared/constants';
import { color, font, space, styled } from 'shared/theme';

const MARKS = {
  schedule: { Icon: CalendarClock, label: 'Scheduled' },
  pipeline: { Icon: GitBranch, label: 'CI' },
} as const;

/** What started a run, where it was not a person. */
export function StarterMark({ starter }: { starter: RunStarter }) {
  if (starter === 'person') return null;
  const { Icon, label } = MARKS[starter];
  return (
    <Root>
      <Icon size={14} aria-hidden />
      {label}
    </Root>
  );
}

const Root = styled.span`
  ${font('sm')}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color('textMuted')};
`;
