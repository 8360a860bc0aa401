import { Bug, CloudAlert, SquareTerminal } from 'lucide-react';
import type { PageEventKind } from 'shared/constants';
import type { PageEvent, StepResult } from 'shared/contract';
import { color, font, space, styled } from 'shared/theme';
import { LongText } from '../../components/LongText.tsx';
import { eventLabel, eventPlace, eventText } from '../../model/page-event.ts';
import { CopyEvent } from './CopyEvent.tsx';

interface Props {
  event: PageEvent;
  /** Of the run. */
  steps: StepResult[];
  onShow: (stepNumber: number, actionNumber: number | null) => void;
}

/** A console message or failed request, with its time and place. */
export function EventItem({ event, steps, onShow }: Props) {
  const { step_number, action_number, text, url, level } = event;
  const place = eventPlace(event, steps);
  return (
    <Root>
      <EventIcon kind={event.kind} level={level} />
      <Words>
        <Head>
          <Label>{eventLabel(event)}</Label>
          {step_number === null ? (
            <span>{place}</span>
          ) : (
            <Place type="button" onClick={() => onShow(step_number, action_number)}>
              {place}
            </Place>
          )}
        </Head>
        <LongText text={text} maxLines={4} />
        {url !== null && (
          <Address>
            <LongText text={url} maxLines={2} />
          </Address>
        )}
      </Words>
      <CopyEvent text={eventText(event, steps)} />
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;

  & + & {
    border-top: 1px solid ${color('border')};
  }
`;

const Words = styled.div`
  ${font('sm')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color('textMuted')};
`;

const Label = styled.span`
  color: ${color('text')};
  font-weight: 500;
`;

const Place = styled.button`
  color: ${color('accentText')};

  &:hover {
    text-decoration: underline;
  }
`;

const Address = styled.div`
  display: grid;
  color: ${color('textMuted')};
`;

const ICONS = { exception: Bug, console: SquareTerminal, request: CloudAlert } satisfies Record<
  PageEventKind,
  unknown
>;

/** The icon of a page event's kind; its label is next to it. */
function EventIcon({ kind, level }: Pick<PageEvent, 'kind' | 'level'>) {
  const Icon = ICONS[kind];
  return (
    <EventIconRoot $level={level}>
      <Icon size={16} aria-hidden />
    </EventIconRoot>
  );
}

const EventIconRoot = styled.span<{ $level: PageEvent['level'] }>`
  flex: none;
  margin-top: 2px;
  color: ${({ $level }) => color($level === 'warning' ? 'warning' : 'danger')};
`;
