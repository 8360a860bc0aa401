/** Contains no texts of users, values or secrets: traces show durations, not content. */
type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanAbout {
  name: string;
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
  /** The W3C traceparent of a parent in another process; absent: the active span is the parent. */
  parent?: string | undefined;
  /** Milliseconds since 1970, if the span started in the past. */
  startedAt?: number;
}

/** A span of OpenTelemetry. */
export interface Span {
  /** Runs work, including its asynchronous continuations, with this as the active span. */
  run<Result>(work: () => Result): Result;
  set(attributes: SpanAttributes): void;
  fail(): void;
  end(): void;
}

export interface Tracing {
  /** undefined: tracing is off. */
  begin(about: SpanAbout): Span | undefined;
  /** Of the active span; undefined: there is none. */
  traceparent(): string | undefined;
  /** Exports the ended spans. */
  close(): Promise<void>;
}

export const NO_TRACING: Tracing = {
  begin: () => undefined,
  traceparent: () => undefined,
  close: () => Promise.resolve(),
};

/** Runs work within a span, which fails if the work does. */
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
