/** A reply of the API. */
export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What only the server's internals contain. No hostile value contains it, so no reply can merely repeat it. */
const INTERNALS =
  /node_modules|file:\/\/\/|\/server\/src\/|\.ts:\d|\n\s+at |\bFST_|\bZodError|drizzle|pgboss|Failed query|syntax error|\bfrom "|\bwhere "|violates |relation "|ECONN|ENOENT|EISDIR|undefined is not|Cannot read/;

const KEYS = ['error', 'code', 'fields', 'problems', 'test_blueprint', 'left_out'];

/** Deliberate: streams of changes are refused while the database delivers none, as in an API that is only injected into. */
const UNAVAILABLE = 503;

/** What is wrong with the reply to a mutated request, in a sentence; undefined: nothing. */
export function checkReply({ status, headers, body }: Reply, method: string): string | undefined {
  if (status >= 500 && status !== UNAVAILABLE) return `Status ${status}: ${excerpt(body)}`;
  const internal = INTERNALS.exec(body);
  if (status >= 400 && internal) return `It exposes internals, "${internal[0]}": ${excerpt(body)}`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `A failure came as ${String(headers['content-type'])}: ${excerpt(body)}`;
  const failure = parse(body);
  if (!failure) return `A failure is no JSON object: ${excerpt(body)}`;
  const { error, code } = failure;
  if (typeof error !== 'string' || !/\S\s\S/.test(error)) return `No sentence: ${excerpt(body)}`;
  if (typeof code !== 'string' || !/^[a-z_]+$/.test(code)) return `No code: ${excerpt(body)}`;
  const unknown = Object.keys(failure).find((key) => !KEYS.includes(key));
  return unknown && `A failure has "${unknown}": ${excerpt(body)}`;
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const excerpt = (body: string) => (body.length > 300 ? `${body.slice(0, 300)} …` : body);
