import { AppError, conflict, unprocessable } from '../../platform/http/app-error.ts';
import { GithubError } from './github-error.ts';

const AGAIN = 'Start again from Connect GitHub.';

export const notSetUp = () =>
  unprocessable(
    'github_not_set_up',
    'GitHub is not set up on this server. Ask whoever runs it to register a GitHub App.',
  );

export const wrongState = () =>
  new AppError(
    403,
    'github_state_wrong',
    `This way back from GitHub was not made for your company. ${AGAIN}`,
  );

export const expiredState = () =>
  unprocessable('github_state_expired', `This way back from GitHub has expired. ${AGAIN}`);

export const missingState = () =>
  unprocessable(
    'github_state_missing',
    'Start from Connect GitHub, so that we know that the installation is meant for your company.',
  );

export const unknownInstallation = () =>
  unprocessable('github_installation_unknown', `GitHub does not know this installation. ${AGAIN}`);

export const suspendedInstallation = () =>
  unprocessable(
    'github_installation_suspended',
    'This installation is suspended. Unsuspend it in the settings of the app on GitHub, then start again from Connect GitHub.',
  );

export const missingCode = () =>
  unprocessable('github_code_missing', `GitHub did not say who installed the app. ${AGAIN}`);

export const refusedCode = () =>
  unprocessable('github_code_refused', `GitHub did not confirm who installed the app. ${AGAIN}`);

export const foreignInstallation = () =>
  new AppError(
    403,
    'github_installation_foreign',
    'Your GitHub account has no access to this installation. Ask its owner to connect it.',
  );

export const oldInstallation = () =>
  unprocessable(
    'github_installation_old',
    'GitHub does not show that the app has just been installed there. Uninstall it on GitHub and start again from Connect GitHub.',
  );

export const takenInstallation = () =>
  conflict('github_installation_taken', 'This installation is connected to another company already.');

export const otherInstallation = () =>
  conflict(
    'github_connected_already',
    'Your company has connected another installation. To switch, start from Connect GitHub.',
  );

export const busySetup = () =>
  conflict('github_setup_busy', 'GitHub is just being connected. Please try again in a moment.');

/** The message for users when GitHub fails; any other error is passed on. */
export function toSetupError(error: unknown): unknown {
  if (!(error instanceof GithubError)) return error;
  return error.isTemporary
    ? new AppError(
        503,
        'github_unreachable',
        'GitHub does not answer right now. Please try again in a moment.',
      )
    : new AppError(
        502,
        'github_refused',
        'GitHub refuses our app. Ask whoever runs this server to check it.',
      );
}
