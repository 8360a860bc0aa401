import { useSession } from 'shared/auth';
import { errorText } from 'shared/http';
import { paths, useParams, usePageTitle } from 'shared/router';
import { Button, Notice, Stack, Text, TextLink } from 'shared/ui';
import { useConfirmEmail } from '../../api/auth.ts';
import { Outcome } from '../../features/frame/Outcome.tsx';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';

/** Confirms the change of an e-mail address. By a button: programs that check the links of mails open them too. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm e-mail address');
  const { token = '' } = useParams();
  const isSignedIn = useSession() !== null;
  return (
    <SignedOutFrame
      title="Confirm e-mail address"
      description="The old and the new address must both confirm the change."
    >
      <Confirmation token={token} />
      {isSignedIn ? (
        <TextLink to={paths.settings()}>Back to the settings</TextLink>
      ) : (
        <TextLink to={paths.login()}>Back to login</TextLink>
      )}
    </SignedOutFrame>
  );
}

function Confirmation({ token }: { token: string }) {
  const confirm = useConfirmEmail(token);
  if (confirm.isSuccess)
    return (
      <Outcome>
        <Notice tone={confirm.data.is_changed ? 'success' : 'info'}>{confirm.data.message}</Notice>
      </Outcome>
    );
  return (
    <Stack gap={4}>
      {token === '' && (
        <Notice tone="danger">The link is incomplete. Open it from the mail once more.</Notice>
      )}
      {confirm.isError && (
        <Notice tone="danger">
          {errorText(confirm.error, 'The change could not be confirmed. Please try again.')}
        </Notice>
      )}
      <Text tone="muted">If you did not ask for this change, close this page.</Text>
      <Button
        disabled={token === ''}
        isBusy={confirm.isPending}
        busyLabel="Confirming..."
        onClick={() => confirm.mutate()}
      >
        Confirm
      </Button>
    </Stack>
  );
}
