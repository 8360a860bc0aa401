import type { MailSubscription } from 'shared/contract';
import { errorText, isNotFound } from 'shared/http';
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
      {isNotFound(query.error) ? (
        <Notice tone="info">This link leads nowhere: it is not complete, or its company was deleted.</Notice>
      ) : (
        <LoadState
          query={query}
          loading="Loading..."
          skeleton="lines"
          failed="This link could not be opened."
        >
          {(subscription) => <Subscription token={token} {...subscription} />}
        </LoadState>
      )}
    </SignedOutFrame>
  );
}

/** What is so, and how it may be answered: that mails are wanted, or not. */
const STATES: Record<MailSubscription['state'], { what: string; yes?: string; no?: string }> = {
  waiting: { what: 'wants to send results to', yes: 'Confirm', no: 'Never ask again' },
  subscribed: { what: 'sends results to', no: 'Unsubscribe' },
  personal: {
    what: 'sends only what is chosen under My notifications to',
    yes: 'Subscribe again',
    no: 'Unsubscribe',
  },
  unsubscribed: { what: 'sends no more results to', yes: 'Subscribe again' },
  refused: { what: 'asks no more, and sends no results to', yes: 'Subscribe' },
};

function Subscription({ token, company, email, state }: MailSubscription & { token: string }) {
  const { mutate, isPending, variables, error } = useAnswerMails(token);
  const { what, yes, no } = STATES[state];
  const isOff = state === 'unsubscribed' || state === 'refused';
  const answer = (label: string, wantsMail: boolean) => (
    <Button
      variant={isOff || (yes && !wantsMail) ? 'secondary' : 'primary'}
      isBusy={isPending && variables.body.wants_mail === wantsMail}
      busyLabel="Saving..."
      disabled={isPending}
      onClick={() => mutate({ params: { token }, body: { wants_mail: wantsMail } })}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Notice tone={isOff ? 'success' : 'info'}>
          {company} {what} {email}.
        </Notice>
      </div>
      {error && (
        <Notice tone="danger">
          {errorText(error, 'Your answer could not be stored. Please try again.')}
        </Notice>
      )}
      {state !== 'waiting' && state !== 'refused' && (
        <Text tone="muted">
          Members of the company choose mails of their own under Settings → You → My notifications; to
          unsubscribe switches these off too.
        </Text>
      )}
      {yes && answer(yes, true)}
      {no && answer(no, false)}
    </Stack>
  );
}
