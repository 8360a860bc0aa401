import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../settings/tracing-settings.ts';
import type { Log } from '../log.ts';
import type { Tracing } from './tracing.ts';

/** How long a stopping process waits for the receiver. */
const FLUSH_TIMEOUT_MS = 2000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Traces by OTLP over HTTP, as JSON. The exporter reads the other standard variables (headers, timeout, compression) by itself. */
export function createOtlpTracing({ endpoint, share }: TracingSettings, log: Log): Tracing {
  diag.setLogger(diagnosticsTo(log), DiagLogLevel.WARN);
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'steplight', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('steplight');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const activeContext = () => contexts.getStore() ?? ROOT_CONTEXT;
  const contextOf = (parent: string | undefined) =>
    parent === undefined
      ? activeContext()
      : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);

  return {
    begin({ name, kind, attributes, parent, startedAt }) {
      const cause = contextOf(parent);
      const options = { kind: kind && KINDS[kind], attributes, startTime: startedAt };
      const span = tracer.startSpan(name, options, cause);
      return {
        run: (work) => contexts.run(trace.setSpan(cause, span), work),
        set: (more) => void span.setAttributes(more),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
    },
    traceparent() {
      const carrier: Record<string, string> = {};
      propagator.inject(activeContext(), carrier, defaultTextMapSetter);
      return carrier['traceparent'];
    },
    async close() {
      await provider.forceFlush({ timeoutMillis: FLUSH_TIMEOUT_MS }).catch(() => undefined);
    },
  };
}

function diagnosticsTo(log: Log) {
  const warn = (message: string) => log.warn({ diagnostics: message }, 'OpenTelemetry reports a problem');
  const nothing = () => undefined;
  return { error: warn, warn, info: nothing, debug: nothing, verbose: nothing };
}
