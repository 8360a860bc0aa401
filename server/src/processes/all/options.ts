import { parseArgs } from 'node:util';

export interface AllOptions {
  /** With the demo shop and the demo account. */
  isDemo: boolean;
  portOffset: number;
  /** With the servers of host and remotes; in development someone else serves them. */
  isWithDashboard: boolean;
}

/** Reads the command line and the environment. @throws an Error about an option that does not exist. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): AllOptions {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean' },
      'port-offset': { type: 'string' },
      'no-dashboard': { type: 'boolean' },
    },
  });
  return {
    isDemo: values.demo ?? environment['DEMO'] === '1',
    portOffset: Number(values['port-offset'] ?? (environment['PORT_OFFSET'] || 0)),
    isWithDashboard: !values['no-dashboard'],
  };
}
