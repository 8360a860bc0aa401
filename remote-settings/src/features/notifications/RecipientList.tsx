import { X } from 'lucide-react';
import { Suspense, useRef } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { lazyPart } from 'shared/remote';
import { color, radius, space, styled } from 'shared/theme';
import { IconButton, PlainList } from 'shared/ui';

const MailState = lazyPart(async () => (await import('./MailState.tsx')).MailState);

interface Props {
  channel: NotificationChannel;
  labelledBy: string;
  recipients: string[];
  onRemove: (recipient: string) => void;
  /** The last item was removed: no next item can take the focus. */
  onLastRemoved: () => void;
}

/** The recipients, each with a button that removes it. */
export function RecipientList({ channel, labelledBy, recipients, onRemove, onLastRemoved }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (recipient: string, index: number) => {
    const next = list.current?.querySelectorAll('button')[index + 1];
    if (next) next.focus();
    else onLastRemoved();
    onRemove(recipient);
  };
  return (
    <PlainList ref={list} aria-labelledby={labelledBy}>
      {recipients.map((recipient, index) => (
        <Item key={recipient}>
          <Address>
            {recipient}
            {channel === 'email' && (
              <Suspense fallback={null}>
                <MailState email={recipient} />
              </Suspense>
            )}
          </Address>
          <IconButton
            requires="editor"
            label={`Remove ${recipient}`}
            icon={<X aria-hidden />}
            size="sm"
            tone="danger"
            onClick={() => remove(recipient, index)}
          />
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;

const Address = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
