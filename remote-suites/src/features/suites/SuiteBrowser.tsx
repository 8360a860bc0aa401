import { BrowserSettingsRow } from 'shared/browser-settings';
import { Checkbox } from 'shared/ui';
import type { SuiteDraft } from '../../model/suite.ts';

interface Props {
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
  /** Why the server has refused the browser settings. */
  error: string | undefined;
}

/** How the tests of a suite sign in, and the browser that they run in; nothing of a server that does not know it. */
export function SuiteBrowser({ draft, onChange, error }: Props) {
  const { sharesLogin, browser, loginModuleId } = draft;
  return (
    <>
      {sharesLogin !== undefined && loginModuleId !== null && (
        <Checkbox
          label="Sign in once for all tests of a run"
          hint="The other tests start with the cookies and storage of the first one. A test that finds itself signed out signs in again."
          checked={sharesLogin}
          onChange={({ target }) => onChange({ ...draft, sharesLogin: target.checked })}
        />
      )}
      {browser !== undefined && (
        <BrowserSettingsRow
          settings={browser}
          unset="Chromium · 1280×720"
          error={error}
          onChange={(changed) => onChange({ ...draft, browser: changed })}
        />
      )}
    </>
  );
}
