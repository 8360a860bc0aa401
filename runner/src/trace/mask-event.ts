import { MASK } from 'shared/step-language';

/** A text without the secrets of the run. */
export type MaskText = (text: string) => string;

type Json = string | number | boolean | null | Json[] | Fields;

interface Fields {
  [name: string]: Json;
}

/** A line of a trace. */
export type TraceEvent = Fields;

const VALUE = '__playwright_value_';
/** Parameters of calls that are of no use to a reader, and whose encoding hides what is in them. */
const DROPPED_PARAMS = new Set(['expression', 'arg', 'localPaths', 'streams', 'payloads', 'directoryStream']);
const SECRET_HEADERS = /^(?:cookie|set-cookie|authorization|proxy-authorization|x-api-key|x-auth-token)$/iu;
/** Fixed words of the format, and references between its lines. */
const STRUCTURE = new Set([
  'type',
  'callId',
  'parentId',
  'pageId',
  'frameId',
  'class',
  'method',
  'phase',
  '_file',
]);

/** A line of a trace without secrets. What no reader needs is left out: arguments and results of scripts, sources, paths of this machine. */
export function maskTraceEvent(event: TraceEvent, mask: MaskText): TraceEvent {
  const { stack: _stack, result: _result, ...kept } = event;
  const { params, snapshot, ...rest } = kept;
  const masked = maskFields(rest, mask, true);
  if (isFields(params)) masked['params'] = maskParams(params, mask);
  if (isFields(snapshot)) masked['snapshot'] = maskSnapshot(snapshot, mask);
  return masked;
}

function maskParams(params: Fields, mask: MaskText): Fields {
  const kept = Object.entries(params).filter(([name]) => !DROPPED_PARAMS.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (typeof value !== 'string') return [name, maskJson(value, mask)];
      // A text that is typed key by key could be read from its keys.
      if ((name === 'text' || name === 'key') && [...value].length === 1) return [name, '•'];
      if (name === 'selector') return [name, mask(withoutArguments(value))];
      return [name, mask(value)];
    }),
  );
}

/** The runner's own selectors carry their arguments in base64. */
const withoutArguments = (selector: string) =>
  selector.replace(/(steplight-[\w-]+=[^.\s]*)(?:\.[\w+/=.-]*)?/gu, '$1');

/** Of a frame, or of a request. A text that begins as a secret does may be one that is being typed. */
function maskSnapshot(snapshot: Fields, mask: MaskText): Fields {
  const { html, request, response, ...rest } = snapshot;
  const masked = maskFields(rest, mask, true);
  if (html !== undefined) masked['html'] = maskNode(html, (text) => mask(`${text}…`).replace(/…$/u, ''));
  for (const [name, message] of Object.entries({ request, response }))
    if (isFields(message)) masked[name] = maskMessage(message, mask);
  return masked;
}

function maskMessage(message: Fields, mask: MaskText): Fields {
  const masked = maskFields(message, mask, true);
  if (Array.isArray(masked['cookies'])) masked['cookies'] = [];
  if (Array.isArray(masked['headers']))
    masked['headers'] = masked['headers'].map((header) =>
      isFields(header) && SECRET_HEADERS.test(String(header['name'])) ? { ...header, value: MASK } : header,
    );
  return masked;
}

/** An element is its name, its attributes and what is in it; a password is not shown however short it is. */
function maskNode(node: Json, mask: MaskText): Json {
  if (!Array.isArray(node)) return maskJson(node, mask);
  const [name, attributes, ...children] = node;
  if (typeof name !== 'string' || !isFields(attributes)) return node.map((one) => maskNode(one, mask));
  const own = maskFields(attributes, mask);
  if (isPassword(node))
    for (const key of [VALUE, 'value']) if (own[key] !== undefined && own[key] !== '') own[key] = MASK;
  return [name, own, ...children.map((child) => maskNode(child, mask))];
}

function isPassword([name, attributes]: Json[]): boolean {
  return name === 'INPUT' && isFields(attributes) && String(attributes['type']).toLowerCase() === 'password';
}

/** What password fields hold in the snapshot of a frame. */
export function passwordsIn(node: Json | undefined): string[] {
  if (!Array.isArray(node)) return [];
  const [, attributes] = node;
  const own = isPassword(node) && isFields(attributes) ? [attributes[VALUE], attributes['value']] : [];
  return [
    ...own.filter((value) => typeof value === 'string'),
    ...node.flatMap((child) => passwordsIn(child)),
  ];
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function maskJson(value: Json, mask: MaskText): Json {
  if (typeof value === 'string') return mask(value);
  if (typeof value === 'number') return mask(String(value)) === MASK ? 0 : value;
  if (Array.isArray(value)) return value.map((one) => maskJson(one, mask));
  return isFields(value) ? maskFields(value, mask) : value;
}

/** @param hasStructure fixed words and references stay */
function maskFields(fields: Fields, mask: MaskText, hasStructure = false): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (hasStructure && STRUCTURE.has(name) && typeof value === 'string') return [name, value];
      if (name === '_file' && typeof value === 'string') return [name, value];
      return [hasStructure ? name : mask(name), maskJson(value, mask)];
    }),
  );
}
