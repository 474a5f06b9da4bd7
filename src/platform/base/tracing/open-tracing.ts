import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './read-tracing.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

/** A collector that does not answer keeps no process from its end for longer. */
const CLOSE_WITHIN_MS = 2000;

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** What comes from a proxy goes on in its trace; what cannot be read begins one. */
const contextOf = (parent: string): Context => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(parent) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return traceId === ''
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** Opens the way to a collector that speaks OTLP over HTTP with JSON. */
export const openTracing = ({ url, service, share }: TracingSettings): Tracing => {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('livery');
  const running = new AsyncLocalStorage<{ span: Span; open: OpenSpan }>();
  const open = (span: Span): OpenSpan => {
    const opened: OpenSpan = {
      traceId: span.spanContext().traceId,
      run: (work) => running.run({ span, open: opened }, work),
      tell: (facts) => void span.setAttributes(facts),
      end: (fault) => {
        if (fault !== undefined) {
          span.setAttribute('error.type', fault);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
    return opened;
  };
  return {
    begin: (name, { facts = {}, kind, parent } = {}) => {
      const around = running.getStore();
      const inside = around ? trace.setSpan(ROOT_CONTEXT, around.span) : contextOf(parent ?? '');
      const options = { attributes: facts, ...(kind && { kind: KINDS[kind] }) };
      return open(tracer.startSpan(name, options, inside));
    },
    current: () => running.getStore()?.open,
    close: async () => {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSE_WITHIN_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
};
