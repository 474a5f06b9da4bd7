import { PlatformError } from '../errors/platform-error.ts';

/** Where spans are sent, and which share of them. */
export interface TracingSettings {
  /** The collector's address for traces. */
  url: string;
  /** The name of this service among others. */
  service: string;
  /** From 0 to 1: of requests that no proxy has decided about. */
  share: number;
}

const refuse = (message: string): never => {
  throw new PlatformError('tracing_misconfigured', message);
};

/**
 * Reads the variables of OpenTelemetry: `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` as it stands, or
 * `OTEL_EXPORTER_OTLP_ENDPOINT` with `/v1/traces`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER_ARG`.
 *
 * @returns null where no address is set
 * @throws {PlatformError} `tracing_misconfigured`
 */
export const readTracing = (env: NodeJS.ProcessEnv): TracingSettings | null => {
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const url = own || (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return refuse(
      'OTEL_EXPORTER_OTLP_ENDPOINT is no http(s) address, such as http://127.0.0.1:4318.',
    );
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1))
    return refuse('OTEL_TRACES_SAMPLER_ARG is no number from 0 to 1.');
  return { url, service: env['OTEL_SERVICE_NAME'] || 'livery', share };
};
