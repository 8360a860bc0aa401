import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from 'shared/http';
import { useQuery } from 'shared/query';
import { Navigate, type To } from 'shared/router';
import { Button, Row, Spinner } from 'shared/ui';
import { githubSetupQuery } from '../../api/github.ts';
import type { GithubSetup } from '../../model/github-setup.ts';
import { SetupState } from './SetupState.tsx';

interface Props {
  setup: GithubSetup;
  /** Replaces the address once the setup is complete. */
  addressWithout: To | null;
  /** To what the screen shows without a setup. */
  onLeave: () => void;
}

/** Completes the setup and shows the result. */
export function GithubSetupPanel({ setup, addressWithout, onLeave }: Props) {
  const { isFetching, isSuccess, error, refetch } = useQuery(githubSetupQuery(setup));
  const panel = useRef<HTMLElement>(null);

  function handleRetry() {
    // The focused button is removed.
    panel.current?.focus();
    void refetch();
  }

  function handleLeave() {
    document.querySelector<HTMLElement>('h1')?.focus();
    onLeave();
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label="GitHub setup">
      {isSuccess && addressWithout && <Navigate to={addressWithout} replace />}
      {isSuccess && (
        <SetupState
          icon={<CircleCheck />}
          tone="success"
          title="GitHub Setup Complete!"
          text="Your GitHub account is connected."
        >
          <Button onClick={handleLeave}>View Connected Repositories</Button>
        </SetupState>
      )}
      {!isSuccess && error && !isFetching && (
        <SetupState
          icon={<CircleAlert />}
          tone="danger"
          title="Setup Failed"
          text={errorText(error, 'Failed to complete GitHub setup')}
          detail={errorText(error, '') === '' ? 'There was an error completing the GitHub setup' : undefined}
        >
          <Row gap={2} wrap justify="center">
            <Button requires="owner" onClick={handleRetry}>
              Try Again
            </Button>
            <Button variant="secondary" onClick={handleLeave}>
              Back to CI/CD
            </Button>
          </Row>
        </SetupState>
      )}
      {!isSuccess && (isFetching || !error) && (
        <SetupState
          icon={<Spinner />}
          tone="info"
          title="Completing GitHub Setup"
          text="Please wait while your GitHub account is being connected."
        />
      )}
    </section>
  );
}
