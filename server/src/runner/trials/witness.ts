import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Looks into the pages under test by the browser's own debugging protocol, past everything that the runner is made of. */
export interface Witness {
  /** The browser for the runner to start: the machine's own with a debugging port. */
  executablePath: string;
  /** Whether the expression becomes true within a few seconds in a page of this origin; the last error or value otherwise. */
  sees(origin: string, expression: string): Promise<{ isTrue: boolean; saw: string }>;
}

const PATIENCE_MS = 3000;
const PAUSE_MS = 100;
const CALL_LIMIT_MS = 2000;

/** What expressions may use. Only what people see counts as a text. */
const HELPERS = `
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (selector) => all(selector).some((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
  const text = (selector) => ($(selector)?.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const value = (selector) => $(selector)?.value;
  const row = (words) => all('tr').find((element) => element.innerText.includes(words));`;

/** @param folder where a starter for the browser and its output are put. */
export async function openWitness(browserPath: string, folder: string): Promise<Witness> {
  const output = join(folder, 'browser-output');
  const executablePath = join(folder, 'browser');
  await writeFile(output, '');
  await writeFile(
    executablePath,
    `#!/bin/sh\nexec '${browserPath}' "$@" --remote-debugging-port=0 2>>'${output}'\n`,
  );
  await chmod(executablePath, 0o755);

  async function sees(origin: string, expression: string): Promise<{ isTrue: boolean; saw: string }> {
    const deadline = performance.now() + PATIENCE_MS;
    let saw = 'no page';
    do {
      for (const target of await targetsOf(origin, await readFile(output, 'utf8'))) {
        const answer = await evaluate(target, `(() => { ${HELPERS} return (${expression}); })()`);
        if (answer === 'true') return { isTrue: true, saw: answer };
        saw = answer;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    } while (performance.now() < deadline);
    return { isTrue: false, saw };
  }

  return { executablePath, sees };
}

/** Debugger addresses of the origin's pages in all browsers that were started. */
async function targetsOf(origin: string, output: string): Promise<string[]> {
  const ports = [...output.matchAll(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//g)].map(
    ([, port]) => port,
  );
  const lists = await Promise.all(
    ports.map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`, {
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      }).catch(() => null);
      return ((await response?.json().catch(() => [])) ?? []) as Target[];
    }),
  );
  return lists
    .flat()
    .filter(({ type, url }) => type === 'page' && url.startsWith(origin))
    .map(({ webSocketDebuggerUrl }) => webSocketDebuggerUrl);
}

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

/** The value of an expression in a page as JSON, or why there is none. */
function evaluate(address: string, expression: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const end = (answer: string) => {
      clearTimeout(limit);
      socket.close();
      resolve(answer);
    };
    const limit = setTimeout(() => end('no answer'), CALL_LIMIT_MS);
    socket.onerror = () => end('no connection');
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
      );
    socket.onmessage = ({ data }) => {
      const { result } = JSON.parse(String(data)) as Answer;
      end(
        result?.exceptionDetails?.exception?.description ??
          JSON.stringify(result?.result?.value) ??
          'undefined',
      );
    };
  });
}

interface Answer {
  result?: {
    result?: { value?: unknown };
    exceptionDetails?: { exception?: { description?: string } };
  };
}
