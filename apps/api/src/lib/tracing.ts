import { trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/** Milliseconds that a batch may take on its way; the process ends without those that take longer. */
const timeoutMillis = 3_000;

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; OpenTelemetry reads its own environment variables. Answers with what
 * sends the last ones and ends it.
 */
export function startTracing(): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "e-retribusi" }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ timeoutMillis });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
