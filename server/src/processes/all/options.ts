import { parseArgs } from 'node:util';

export interface AllOptions {
  /** With the demo shop and the demo account. */
  isDemo: boolean;
  portOffset: number;
}

/** Reads the command line and the environment. @throws an Error about an option that does not exist. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): AllOptions {
  const { values } = parseArgs({
    args,
    options: { demo: { type: 'boolean' }, 'port-offset': { type: 'string' } },
  });
  return {
    isDemo: values.demo ?? environment['DEMO'] === '1',
    portOffset: Number(values['port-offset'] ?? (environment['PORT_OFFSET'] || 0)),
  };
}
