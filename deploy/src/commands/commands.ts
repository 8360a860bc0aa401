import type { Command } from './command.ts';
import { deploy } from './deploy.ts';
import { fetchBuilds } from './fetch.ts';
import { log } from './log.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';

/** The commands by name. */
export const COMMANDS: Record<string, Command> = { deploy, rollback, status, log, fetch: fetchBuilds };

export const HELP = `Usage: pnpm remotes <command> [options]

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  .join('\n')}

<remote>: host, auth, suites, blueprints, runs, settings.

Options and the environment variables with their defaults:
  --target <target>    REMOTES_TARGET   where builds and registry are stored: a folder, s3://bucket/prefix,
                                        or, to read only, an address
  --address <address>  REMOTES_ADDRESS  the target's public address, e.g. https://remotes.example.com/
  --host <address>     HOST_ADDRESS     the page's public address, e.g. https://app.example.com
  --built              use the existing build in the package's dist folder
  --dist <folder>      use the build in that folder; one remote only
  --to-build <build>   the build to roll back to
  --into <folder>      the folder for fetched builds
  --help, -h

SMOKE_EMAIL and SMOKE_PASSWORD are an account of the live host for the smoke test; without one, screens behind the
sign-in are tested without data. S3: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION (or any other configuration of
the AWS tools), and AWS_ENDPOINT_URL_S3 for storage other than Amazon's.

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;
