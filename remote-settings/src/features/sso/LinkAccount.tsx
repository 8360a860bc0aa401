import { showFailure } from 'shared/feedback';
import { Button, Row, Text } from 'shared/ui';
import { useStartLink } from '../../api/sso.ts';
import { leaveFor } from './leave.ts';

/** Links the account of the signed-in person to the company's provider, by a sign-in there. */
export function LinkAccount({ isLinked }: { isLinked: boolean }) {
  const start = useStartLink();

  function link() {
    start.mutate(undefined, {
      onSuccess: ({ address }) => leaveFor(address),
      onError: (error) => showFailure(error, 'Account not linked'),
    });
  }

  return (
    <Row justify="space-between" gap={4} wrap>
      <Text>
        {isLinked
          ? 'Your account is linked: you can sign in with SSO.'
          : 'Link your account to sign in with SSO from now on. You sign in at the provider once.'}
      </Text>
      {!isLinked && (
        <Button
          variant="secondary"
          isBusy={start.isPending || start.isSuccess}
          busyLabel="Opening the sign-in page..."
          onClick={link}
        >
          Link my account
        </Button>
      )}
    </Row>
  );
}
