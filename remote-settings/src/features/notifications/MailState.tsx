import { showFailure, toast } from 'shared/feedback';
import { longDate } from 'shared/format';
import { useQuery } from 'shared/query';
import { Button, Text } from 'shared/ui';
import { unmailableQuery, useAskAgain } from '../../api/mail-recipients.ts';

interface Props {
  email: string;
  /** The address does not stand beside it. */
  isNamed?: boolean;
}

/** Why an address gets no mail; nothing where it does. */
export function MailState({ email, isNamed = false }: Props) {
  const { data } = useQuery(unmailableQuery());
  const { mutate, isPending } = useAskAgain();
  const found = data?.recipients.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!found) return null;
  const { reason, since } = found;
  const name = isNamed ? `${email}: ` : '';
  if (reason !== 'waiting')
    return (
      <Text size="sm" tone="muted">
        {name}
        {reason}
        {since !== null && ` on ${longDate(since)}`}.{reason === 'refused' && ' It is not asked again.'} Only
        the recipient can undo it, by the link in a mail.
      </Text>
    );
  const action = since === null ? 'Ask now' : 'Ask again';
  const handleAsk = () =>
    mutate(
      { body: { email } },
      {
        onSuccess: () => toast({ type: 'success', title: `${email} is asked` }),
        onError: (error) => showFailure(error, 'Mail not sent'),
      },
    );
  return (
    <Text as="div" size="sm" tone="muted">
      {name}waiting for confirmation{since === null && ', not asked yet'}{' '}
      <Button
        requires="editor"
        variant="secondary"
        size="sm"
        aria-label={`${action}: ${email}`}
        isBusy={isPending}
        busyLabel="Asking..."
        onClick={handleAsk}
      >
        {action}
      </Button>
    </Text>
  );
}
