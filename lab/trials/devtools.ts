const TIMEOUT_MS = 30_000;

/** What can be debugged at these origins, in all browsers that wrote this output. */
export async function targetsAt(origins: string[], output: string): Promise<Target[]> {
  const ports = [...output.matchAll(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//g)].map(
    ([, port]) => port,
  );
  const lists = await Promise.all(
    ports.map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      return ((await response?.json().catch(() => [])) ?? []) as Target[];
    }),
  );
  return lists.flat().filter(({ url }) => origins.some((origin) => url.startsWith(`${origin}/`)));
}

/** A page, or a frame in a process of its own. */
export interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

/** The value of an expression in a page's main world as JSON, or why there is none. */
export function evaluateOver(address: string, expression: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const end = (answer: string) => {
      clearTimeout(timeout);
      socket.close();
      resolve(answer);
    };
    const timeout = setTimeout(() => end('no answer'), TIMEOUT_MS);
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
