import type { PageEvent, StepResult } from 'shared/contract';
import { color, font, frame, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { EventItem } from './EventItem.tsx';

interface Props {
  events: PageEvent[];
  /** Of the run. */
  steps: StepResult[];
  emptyText: string;
  /** There were more than are stored. */
  isCut: boolean;
  onShow: (stepNumber: number, actionNumber: number | null) => void;
}

/** Page events, oldest first, in a part of their own that scrolls. */
export function EventList({ events, steps, emptyText, isCut, onShow }: Props) {
  if (events.length === 0) return <Empty>{emptyText}</Empty>;
  return (
    <>
      <Items forwardedAs="ol" gap={0} tabIndex={0} aria-label="Console" data-own-keys>
        {events.map((event, index) => (
          <EventItem key={index} event={event} steps={steps} onShow={onShow} />
        ))}
      </Items>
      {isCut && <Note>Only the first {events.length} are kept.</Note>}
    </>
  );
}

const Items = styled(PlainList)`
  max-height: min(60dvh, 560px);
  margin-top: ${space(3)};
  overflow: auto;
  overscroll-behavior: contain;
  ${frame('md')}
`;

const Empty = styled.p`
  padding: ${space(6)} ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
`;

const Note = styled.p`
  ${font('sm')}
  margin-top: ${space(2)};
  color: ${color('textMuted')};
`;
