import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openLocalRunner, type LocalRunnerOptions } from '../local-runner.ts';
import { createLocalMcp, type McpOptions } from './tools.ts';

/** Serves one agent over the standard input and output. Resolves when the input ends, or the signal aborts. */
export async function serveLocalMcp(
  options: Omit<LocalRunnerOptions, 'takesScreenshots'> & Omit<McpOptions, 'local'>,
  signal: AbortSignal,
): Promise<void> {
  const local = await openLocalRunner({ ...options, takesScreenshots: false });
  const { server, close } = createLocalMcp({ ...options, local });
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  process.stdin.once('end', resolve);
  process.stdin.once('close', resolve);
  signal.addEventListener('abort', resolve, { once: true });
  try {
    await server.connect(new StdioServerTransport());
    await ended;
  } finally {
    await close();
    await local.close();
  }
}
