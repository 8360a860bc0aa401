import { z } from 'zod';

const text = z.string();

/** The first line of a trace. */
const contextSchema = z.looseObject({
  type: z.literal('context-options'),
  version: z.number().optional(),
  origin: text.optional(),
  title: text.optional(),
  options: z
    .looseObject({
      baseURL: text.optional(),
      viewport: z.looseObject({ width: z.number(), height: z.number() }).nullish(),
      locale: text.optional(),
      timezoneId: text.optional(),
      colorScheme: text.optional(),
      geolocation: z.looseObject({}).optional(),
      permissions: z.array(text).optional(),
      isMobile: z.boolean().optional(),
    })
    .optional(),
});

/** A call of the library. */
const beforeSchema = z.looseObject({
  type: z.literal('before'),
  callId: text,
  class: text.optional(),
  method: text,
  params: z.looseObject({}).optional(),
  title: text.optional(),
  pageId: text.optional(),
});

const snapshotSchema = z.looseObject({
  type: z.literal('frame-snapshot'),
  snapshot: z.looseObject({
    callId: text.optional(),
    snapshotName: text.optional(),
    /** Since version 10; before it `snapshotName` begins with it. */
    phase: text.optional(),
    pageId: text.optional(),
    frameId: text,
    html: z.unknown(),
  }),
});

/** Traces before version 4 have one event for each call. */
const actionSchema = z.looseObject({
  type: z.literal('action'),
  metadata: z.looseObject({
    id: text,
    type: text.optional(),
    method: text,
    params: z.looseObject({}).optional(),
    pageId: text.optional(),
    internal: z.boolean().optional(),
  }),
});

const pageSchema = z.looseObject({
  type: z.literal('event'),
  class: z.literal('BrowserContext'),
  method: z.literal('page'),
  params: z.looseObject({ page: z.looseObject({ guid: text }) }),
});

export type TraceContext = z.infer<typeof contextSchema>;
export type TraceCall = z.infer<typeof beforeSchema>;
export type FrameSnapshot = z.infer<typeof snapshotSchema>['snapshot'];

/** What is read of a trace. Events of other kinds, and lines that are none, are counted or passed over. */
export interface TraceEvents {
  context: TraceContext | null;
  calls: TraceCall[];
  snapshots: FrameSnapshot[];
  /** In the order in which they were opened. */
  pageIds: string[];
  damagedLines: number;
}

const CALLS_MAX = 20_000;

export function readTraceEvents(source: string): TraceEvents {
  const events: TraceEvents = { context: null, calls: [], snapshots: [], pageIds: [], damagedLines: 0 };
  let start = 0;
  while (start < source.length) {
    const end = source.indexOf('\n', start);
    const line = source.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? source.length : end + 1;
    if (line.trim() !== '') readLine(line, events);
  }
  return events;
}

function readLine(line: string, events: TraceEvents): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    events.damagedLines++;
    return;
  }
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  if (type === 'context-options') events.context ??= contextSchema.safeParse(value).data ?? null;
  else if (type === 'frame-snapshot') push(events.snapshots, snapshotSchema.safeParse(value).data?.snapshot);
  else if (type === 'event') push(events.pageIds, pageSchema.safeParse(value).data?.params.page.guid);
  else if (type === 'before') push(events.calls, beforeSchema.safeParse(value).data);
  else if (type === 'action') push(events.calls, callOf(actionSchema.safeParse(value).data));
}

function callOf(action: z.infer<typeof actionSchema> | undefined): TraceCall | undefined {
  if (!action || action.metadata.internal) return undefined;
  const { id, type, method, params, pageId } = action.metadata;
  return { type: 'before', callId: id, class: type, method, params, pageId };
}

function push<Item>(items: Item[], item: Item | undefined): void {
  if (item !== undefined && items.length < CALLS_MAX) items.push(item);
}
