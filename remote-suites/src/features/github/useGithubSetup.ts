import { useState } from 'react';
import { paths, useNavigate, useSearchParams } from 'shared/router';
import { isInstallRequest, readGithubSetup, withoutGithubSetup } from '../../model/github-setup.ts';

/** The setup that the address asks for. It remains on screen when, once complete, it has left the address. */
export function useGithubSetup() {
  const [parameters] = useSearchParams();
  const asked = readGithubSetup(parameters);
  const [shown, setShown] = useState(asked);
  const navigate = useNavigate();
  return {
    setup: asked ?? shown,
    isRequested: isInstallRequest(parameters),
    /** Where a reload does not ask again; null: the address is that already. */
    addressWithout: asked && { search: withoutGithubSetup(parameters).toString() },
    leave() {
      setShown(null);
      void navigate(paths.github(), { replace: true });
    },
  };
}
