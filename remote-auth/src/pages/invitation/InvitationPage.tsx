import { useSession } from 'shared/auth';
import type { Offer } from 'shared/contract';
import { ApiError } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths, useParams, usePageTitle } from 'shared/router';
import { LinkButton, LoadState, Notice, TextLink } from 'shared/ui';
import { offerQuery, useAcceptInvitation } from '../../api/invitation.ts';
import { Outcome } from '../../features/frame/Outcome.tsx';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { LogInButton } from './LogInButton.tsx';
import { OfferSummary } from './OfferSummary.tsx';

/** Shows the invitation of an e-mailed link, and accepts it. */
export function InvitationPage() {
  usePageTitle('Invitation');
  const { token = '' } = useParams();
  return (
    <SignedOutFrame title="Invitation" description="Join a company on Steplight.">
      {/* Another link begins from the start. */}
      {token === '' ? <DeadLink /> : <OpenInvitation key={token} token={token} />}
      <TextLink to={paths.login()}>Back to login</TextLink>
    </SignedOutFrame>
  );
}

function OpenInvitation({ token }: { token: string }) {
  const offer = useQuery(offerQuery(token));
  const accept = useAcceptInvitation(token);
  if (isDeadLink(offer.error) || isDeadLink(accept.error)) return <DeadLink />;
  return (
    <LoadState
      query={offer}
      loading="Loading the invitation..."
      skeleton="lines"
      failed="The invitation could not be loaded."
    >
      {(data) =>
        accept.isSuccess ? (
          <AcceptedNotice offer={data} />
        ) : (
          <>
            <OfferSummary offer={data} />
            <AcceptForm offer={data} accept={accept} />
          </>
        )
      }
    </LoadState>
  );
}

function isDeadLink(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

function DeadLink() {
  return (
    <Notice tone="danger">
      This invitation is not valid any more: it has expired, was withdrawn or was already accepted. Ask for a
      new one.
    </Notice>
  );
}

/** Leads to the login page with the address, or to the dashboard a person who is signed in with it. */
function AcceptedNotice({ offer: { company, email } }: { offer: Offer }) {
  const session = useSession();
  const isSignedIn = session?.user.email.toLowerCase() === email.toLowerCase();
  return (
    <Outcome>
      <Notice tone="success">You are now a member of {company}.</Notice>
      {isSignedIn ? (
        <>
          <Notice>Choose the company in the user menu.</Notice>
          <LinkButton to={paths.dashboard()}>Go to the dashboard</LinkButton>
        </>
      ) : (
        <LogInButton email={email} />
      )}
    </Outcome>
  );
}
