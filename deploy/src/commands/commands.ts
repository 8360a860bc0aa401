import type { Command } from './command.ts';
import { deploy } from './deploy.ts';
import { fetchBuilds } from './fetch.ts';
import { log } from './log.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';

/** Every command by its name. */
export const COMMANDS: Record<string, Command> = { deploy, rollback, status, log, fetch: fetchBuilds };

export const HELP = `Usage: pnpm parts <command> [options]

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  .join('\n')}

Parts: host, auth, suites, blueprints, runs, settings.

Options, and the environment variables that may hold them:
  --target <target>    REMOTES_TARGET   where builds and registry are kept: a folder, s3://bucket/prefix,
                                      or, to read only, an address
  --address <address>  REMOTES_ADDRESS  where the target's files are served, e.g. https://remotes.example.com/
  --host <address>     HOST_ADDRESS   the page that people open, e.g. https://app.example.com
  --built              take the build in the package's dist folder as it is
  --dist <folder>      take the build in that folder; one part only
  --to-build <build>   which build to go back to
  --into <folder>      where fetched builds go
  --help, -h

SMOKE_EMAIL and SMOKE_PASSWORD name an account of the live host for the try in a browser; without one, screens
behind the sign-in are tried without data. S3: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION (or whatever else
the AWS tools take), and AWS_ENDPOINT_URL_S3 for other storages than Amazon's.

Exit codes: 0 done, 1 it could not be done, 2 the call is wrong.`;
