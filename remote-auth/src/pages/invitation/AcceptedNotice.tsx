import { useSession } from 'shared/auth';
import type { Offer } from 'shared/contract';
import { paths } from 'shared/router';
import { LinkButton, Notice } from 'shared/ui';
import { Outcome } from '../../features/frame/Outcome.tsx';
import { LogInButton } from './LogInButton.tsx';

/** Leads to the login page with the address, or to the dashboard a person who is signed in with it. */
export function AcceptedNotice({ offer: { company, email } }: { offer: Offer }) {
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
