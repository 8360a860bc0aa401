import type { MailSubscription } from 'shared/contract';
import { errorText } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams, usePageTitle } from 'shared/router';
import { Button, LoadState, Notice, Stack, Text } from 'shared/ui';
import { mailSubscriptionQuery, useAnswerMails } from '../../api/auth.ts';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';

/** What the link in a mail with results leads to, without an account. By a button: programs that check the links of mails open them too. */
export function NotificationMailsPage() {
  usePageTitle('Mails with results');
  const { token = '' } = useParams();
  const query = useQuery(mailSubscriptionQuery(token));
  return (
    <SignedOutFrame title="Mails with results" description="Results of tests that a company sends to you.">
      <LoadState
        query={query}
        loading="Loading..."
        skeleton="lines"
        failed="This link could not be opened. Check that it is complete."
      >
        {(subscription) => <Subscription token={token} {...subscription} />}
      </LoadState>
    </SignedOutFrame>
  );
}

interface Answer {
  label: string;
  wantsMail: boolean;
}

const UNSUBSCRIBE: Answer = { label: 'Unsubscribe', wantsMail: false };
const SUBSCRIBE: Answer = { label: 'Subscribe again', wantsMail: true };
/** What is so, and what may be answered; what is most likely wanted comes first. */
const STATES: Record<
  MailSubscription['state'],
  { text: (of: MailSubscription) => string; answers: Answer[] }
> = {
  waiting: {
    text: ({ company, email }) => `${company} wants to send results to ${email}.`,
    answers: [
      { label: 'Confirm', wantsMail: true },
      { label: 'Never ask again', wantsMail: false },
    ],
  },
  subscribed: {
    text: ({ company, email }) => `${company} sends results to ${email}.`,
    answers: [UNSUBSCRIBE],
  },
  personal: {
    text: ({ company, email }) => `${company} sends ${email} only what is chosen under My notifications.`,
    answers: [UNSUBSCRIBE, SUBSCRIBE],
  },
  unsubscribed: {
    text: ({ company, email }) => `${company} sends no more results to ${email}.`,
    answers: [SUBSCRIBE],
  },
  refused: {
    text: ({ company, email }) => `${company} sends no results to ${email}, and does not ask again.`,
    answers: [{ label: 'Subscribe', wantsMail: true }],
  },
};

function Subscription({ token, ...subscription }: MailSubscription & { token: string }) {
  const { mutate, isPending, variables, error } = useAnswerMails(token);
  const { state } = subscription;
  const { text, answers } = STATES[state];
  const isOff = state === 'unsubscribed' || state === 'refused';
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Notice tone={isOff ? 'success' : 'info'}>{text(subscription)}</Notice>
      </div>
      {error && (
        <Notice tone="danger">
          {errorText(error, 'Your answer could not be stored. Please try again.')}
        </Notice>
      )}
      {state !== 'waiting' && state !== 'refused' && (
        <Text tone="muted">
          Members of the company choose mails of their own under Settings → My notifications; to unsubscribe
          switches these off too.
        </Text>
      )}
      {answers.map(({ label, wantsMail }, index) => (
        <Button
          key={label}
          variant={isOff || index > 0 ? 'secondary' : 'primary'}
          isBusy={isPending && variables.body.wants_mail === wantsMail}
          busyLabel="Saving..."
          disabled={isPending}
          onClick={() => mutate({ params: { token }, body: { wants_mail: wantsMail } })}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
