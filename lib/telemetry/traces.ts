import { context, type SpanContext, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
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
  type ReadableSpan,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { operationsConfig } from '@/lib/config/operations';
import { setTracing } from './spans';

const SERVICE = 'storefront';

/**
 * Attributes to keep, none of which is an address. Next also records the requested address, which may contain
 * words typed by a shopper.
 */
const KEPT = new Set([
  'next.span_type',
  'next.route',
  'http.method',
  'http.status_code',
  'error.type',
  'calls',
]);

const keptAttributes = (span: ReadableSpan) =>
  Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT.has(name)));

/** Next names spans after the address; type and route are just as informative. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const type = attributes['next.span_type'];
  return type === undefined ? name : [type, attributes['next.route']].filter(Boolean).join(' ');
}

/** Forwards spans without anything that could identify a shopper, such as addresses and error messages. */
function withoutShoppers(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => {
      const changes = {
        name: nameOf(span),
        attributes: keptAttributes(span),
        events: [],
        status: { code: span.status.code },
      };
      const values = Object.entries(changes).map(([key, value]) => [key, { value }]);
      next.onEnd(Object.create(span, Object.fromEntries(values)));
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

const idsOf = ({ traceId, spanId }: SpanContext) => ({ trace_id: traceId, span_id: spanId });

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Once a provider is registered, Next creates spans for requests
 * and renders; the shop adds its calls to the platform. Trace headers of requests are ignored, because anyone
 * may write them.
 */
export function startTraces(build: string): void {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': SERVICE, 'service.version': build }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(operationsConfig().tracedShare) }),
    spanProcessors: [withoutShoppers(new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer(SERVICE);
  setTracing({
    inSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          if (error instanceof Error) span.setAttribute('error.type', error.name);
          throw error;
        } finally {
          span.end();
        }
      }),
    currentIds: () => {
      const current = trace.getActiveSpan()?.spanContext();
      return current && idsOf(current);
    },
    flush: () => provider.forceFlush(),
  });
}
