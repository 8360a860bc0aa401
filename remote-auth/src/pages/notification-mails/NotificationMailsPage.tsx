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

const TEXTS = {
  waiting: { tone: 'info', what: 'wants to send results to', action: 'Confirm' },
  subscribed: { tone: 'info', what: 'sends results to', action: 'Unsubscribe' },
  unsubscribed: { tone: 'success', what: 'sends no more results to', action: 'Subscribe again' },
} as const;

function Subscription({ token, company, email, state }: MailSubscription & { token: string }) {
  const { mutate, isPending, error } = useAnswerMails(token);
  const { tone, what, action } = TEXTS[state];
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Notice tone={tone}>
          {company} {what} {email}.
        </Notice>
      </div>
      {error && (
        <Notice tone="danger">
          {errorText(error, 'Your answer could not be stored. Please try again.')}
        </Notice>
      )}
      {state === 'waiting' && <Text tone="muted">If you do not want them, close this page.</Text>}
      {state !== 'waiting' && (
        <Text tone="muted">
          Members of the company choose mails of their own under Settings → My notifications; to unsubscribe
          switches these off too.
        </Text>
      )}
      <Button
        variant={state === 'unsubscribed' ? 'secondary' : 'primary'}
        isBusy={isPending}
        busyLabel="Saving..."
        onClick={() => mutate({ params: { token }, body: { wants_mail: state !== 'subscribed' } })}
      >
        {action}
      </Button>
    </Stack>
  );
}
