import { useSession } from 'shared/auth';
import type { Offer } from 'shared/contract';
import { paths, useNavigate } from 'shared/router';
import { Button, LinkButton, Notice } from 'shared/ui';
import { signOut } from '../../api/invitation.ts';
import { Outcome } from '../../features/frame/Outcome.tsx';

/** Leads to the login page with the address, or to the dashboard a person who is signed in with it. */
export function AcceptedNotice({ offer: { company, email } }: { offer: Offer }) {
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = session?.user.email.toLowerCase() === email.toLowerCase();

  function handleLogin() {
    signOut();
    // Not in the address: it is personal.
    void navigate(paths.login(), { state: { email } });
  }

  return (
    <Outcome>
      <Notice tone="success">You are now a member of {company}.</Notice>
      {isSignedIn ? (
        <>
          <Notice>Choose the company in the user menu.</Notice>
          <LinkButton to={paths.dashboard()}>Go to the dashboard</LinkButton>
        </>
      ) : (
        <>
          {session && <Notice>You are signed in as {session.user.email}, who will be signed out.</Notice>}
          <Button onClick={handleLogin}>Log in as {email}</Button>
        </>
      )}
    </Outcome>
  );
}
