import { useSession } from 'shared/auth';
import { paths, useNavigate } from 'shared/router';
import { Button, Notice } from 'shared/ui';
import { signOut } from '../../api/invitation.ts';

interface Props {
  email: string;
  /** By the company's identity provider. */
  isSso?: boolean;
}

/** Leads to the login page with the address, and signs out before who is signed in. */
export function LogInButton({ email, isSso = false }: Props) {
  const session = useSession();
  const navigate = useNavigate();

  function handleLogin() {
    signOut();
    // Not in the address: it is personal.
    void navigate(paths.login(), { state: { email, isSso } });
  }

  return (
    <>
      {session && <Notice>You are signed in as {session.user.email}, who will be signed out.</Notice>}
      <Button onClick={handleLogin}>{isSso ? 'Sign in with SSO' : `Log in as ${email}`}</Button>
    </>
  );
}
