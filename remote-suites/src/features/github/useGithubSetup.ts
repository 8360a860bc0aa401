import { useState } from 'react';
import { paths, useNavigate, useSearchParams } from 'shared/router';
import {
  isInstallRequest,
  readGithubSetup,
  withoutGithubSetup,
  type GithubSetup,
} from '../../model/github-setup.ts';

/** The setup that the address asks for. Once complete it leaves the address, so that a reload does not ask again. */
export function useGithubSetup() {
  const [parameters, setParameters] = useSearchParams();
  const [completed, setCompleted] = useState<GithubSetup | null>(null);
  const navigate = useNavigate();
  const setup = readGithubSetup(parameters) ?? completed;
  return {
    setup,
    isRequested: isInstallRequest(parameters),
    complete() {
      setCompleted(setup);
      setParameters(withoutGithubSetup(parameters), { replace: true });
    },
    leave() {
      setCompleted(null);
      void navigate(paths.github(), { replace: true });
    },
  };
}
