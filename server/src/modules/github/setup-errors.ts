import { AppError } from '../../platform/http/app-error.ts';
import { GithubError } from './github-error.ts';

const AGAIN = 'Start again from Connect GitHub.';

/** What keeps an installation from being connected, by the code of the reply. */
const SETUP_ERRORS = {
  github_not_set_up: [
    422,
    'GitHub is not set up on this server. Ask whoever runs it to register a GitHub App.',
  ],
  github_state_wrong: [403, `This way back from GitHub was not made for your company. ${AGAIN}`],
  github_state_expired: [422, `This way back from GitHub has expired. ${AGAIN}`],
  github_state_missing: [
    422,
    'Start from Connect GitHub, so that we know that the installation is meant for your company.',
  ],
  github_installation_unknown: [422, `GitHub does not know this installation. ${AGAIN}`],
  github_installation_suspended: [
    422,
    'This installation is suspended. Unsuspend it in the settings of the app on GitHub, then start again from Connect GitHub.',
  ],
  github_code_missing: [422, `GitHub did not say who installed the app. ${AGAIN}`],
  github_code_refused: [422, `GitHub did not confirm who installed the app. ${AGAIN}`],
  github_installation_foreign: [
    403,
    'Your GitHub account has no access to this installation. Ask its owner to connect it.',
  ],
  github_installation_old: [
    422,
    'GitHub does not show that the app has just been installed there. Uninstall it on GitHub and start again from Connect GitHub.',
  ],
  github_installation_taken: [409, 'This installation is connected to another company already.'],
  github_connected_already: [
    409,
    'Your company has connected another installation. To switch, start from Connect GitHub.',
  ],
  github_setup_busy: [409, 'GitHub is just being connected. Please try again in a moment.'],
  github_unreachable: [503, 'GitHub does not answer right now. Please try again in a moment.'],
  github_refused: [502, 'GitHub refuses our app. Ask whoever runs this server to check it.'],
} satisfies Record<string, [status: number, message: string]>;

export function setupError(code: keyof typeof SETUP_ERRORS): AppError {
  const [status, message] = SETUP_ERRORS[code];
  return new AppError(status, code, message);
}

/** The message for users when GitHub fails; any other error is passed on. */
export function toSetupError(error: unknown): unknown {
  if (!(error instanceof GithubError)) return error;
  return setupError(error.isTemporary ? 'github_unreachable' : 'github_refused');
}
