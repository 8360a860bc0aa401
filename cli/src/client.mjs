import { check, CHECK_HELP, CHECK_OPTIONS } from './check.mjs';
import { readOptions } from './command-line.mjs';
import { EXIT, Exit, print, printError, usageError } from './exit.mjs';
import { EXPORT_HELP, EXPORT_OPTIONS, exportTests } from './export.mjs';
import { login, LOGIN_HELP, LOGIN_OPTIONS } from './login.mjs';
import { mcp, MCP_HELP, MCP_OPTIONS } from './mcp.mjs';
import { pull, PULL_HELP, PULL_OPTIONS } from './pull.mjs';
import { push, PUSH_HELP, PUSH_OPTIONS } from './push.mjs';
import { run, RUN_HELP, RUN_OPTIONS } from './run.mjs';

const VERSION = '2.0.0';
const HELP = `Usage: steplight <command> [options]

Commands:
  run      start tests and wait for the result
  pull     write tests as text files
  push     create and update tests from text files
  check    run test files in a browser here, without a server
  mcp      let a coding agent write and run tests, on the server or here
  export   write tests as specs for Playwright
  login    store the address of the API and an API key

"steplight <command> --help" lists the options; --version prints the version.
`;

/** `folders`: how many positional arguments the command takes. */
const COMMANDS = {
  run: { execute: run, help: RUN_HELP, options: RUN_OPTIONS, folders: 0 },
  pull: { execute: pull, help: PULL_HELP, options: PULL_OPTIONS, folders: 1 },
  push: { execute: push, help: PUSH_HELP, options: PUSH_OPTIONS, folders: 1 },
  check: { execute: check, help: CHECK_HELP, options: CHECK_OPTIONS, folders: Infinity },
  mcp: { execute: mcp, help: MCP_HELP, options: MCP_OPTIONS, folders: 0 },
  export: { execute: exportTests, help: EXPORT_HELP, options: EXPORT_OPTIONS, folders: 1 },
  login: { execute: login, help: LOGIN_HELP, options: LOGIN_OPTIONS, folders: 0 },
};

/** Carries a command out and resolves to the exit code of the process. */
export async function runClient(args, environment) {
  const progress = { continuation: '' };
  stopOnSignals(progress);
  try {
    return await dispatch(args, environment, progress);
  } catch (error) {
    printError(error instanceof Exit ? error.message : `Unexpected error: ${error.message}`);
    if (progress.continuation) printError(progress.continuation);
    return error instanceof Exit ? error.code : EXIT.error;
  }
}

async function dispatch([name = '--help', ...args], environment, progress) {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP);
    return EXIT.passed;
  }
  if (name === '--version') {
    print(`steplight ${VERSION}`);
    return EXIT.passed;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw usageError(`There is no command ${JSON.stringify(name)}. See --help.`);
  const { values, positionals } = readOptions(args, command.options);
  if (values.help) process.stdout.write(command.help);
  if (values.version) print(`steplight ${VERSION}`);
  if (values.help || values.version) return EXIT.passed;
  if (positionals.length > command.folders)
    throw usageError(`"${positionals[command.folders]}" is one argument too many. See "${name} --help".`);
  return (
    (await command.execute({ values, positionals, environment, progress, version: VERSION })) ?? EXIT.passed
  );
}

function stopOnSignals(progress) {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
    process.on(signal, () => {
      // A command that has to end something itself, once.
      const { stop } = progress;
      delete progress.stop;
      if (stop) return stop(signal);
      printError(progress.continuation ? `Stopped waiting. ${progress.continuation}` : 'Stopped.');
      process.exit(code);
    });
}
