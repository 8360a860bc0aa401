/** Contains no texts of users, values or secrets: traces show durations, not content. */
type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanAbout {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
  /** W3C traceparent of what caused it elsewhere; without one it belongs to the span that is at work here. */
  parent?: string | undefined;
  /** Milliseconds since 1970, where it began before now. */
  startedAt?: number;
}

/** Something that takes time, in the trace of what caused it. */
export interface Span {
  /** What is begun meanwhile, also later from there, belongs to this span. */
  run<Result>(work: () => Result): Result;
  set(attributes: SpanAttributes): void;
  fail(): void;
  end(): void;
}

export interface Tracing {
  /** Undefined where nothing is traced. */
  begin(about: SpanAbout): Span | undefined;
  /** Of the span at work; undefined: there is none. */
  traceparent(): string | undefined;
  /** Sends what has ended. */
  close(): Promise<void>;
}

export const NO_TRACING: Tracing = {
  begin: () => undefined,
  traceparent: () => undefined,
  close: () => Promise.resolve(),
};

/** Does the work within a span, which fails where the work does. */
export async function inSpan<Result>(
  tracing: Tracing,
  about: SpanAbout,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = tracing.begin(about);
  if (!span) return work(undefined);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
