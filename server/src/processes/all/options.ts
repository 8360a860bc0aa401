import { parseArgs } from 'node:util';

export type AllOptions = ReturnType<typeof readOptions>;

/** Reads the command line and the environment. @throws an Error about an option that does not exist. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean' },
      'port-offset': { type: 'string' },
      'no-dashboard': { type: 'boolean' },
    },
  });
  return {
    /** With the demo shop and the demo account. */
    isDemo: values.demo ?? environment['DEMO'] === '1',
    portOffset: Number(values['port-offset'] ?? (environment['PORT_OFFSET'] || 0)),
    /** With the servers of host and remotes; in development someone else serves them. */
    isWithDashboard: !values['no-dashboard'],
  };
}
