import { type Command, InvalidArgumentError, Option } from 'commander';
import { parsePort } from './port.option.ts';

/** What the options of metrics give an action. */
export interface MetricsOption {
  metricsPort?: number;
  metricsHost?: string;
  metricsBrands?: number;
}

const parseCount = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 1000) return count;
  throw new InvalidArgumentError('it is a whole number from 0 to 1000.');
};

/** Adds where figures are told for Prometheus, by option or by environment. */
export const addMetricsOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--metrics-port <number>', 'tell figures for Prometheus at /metrics on this port')
        .env('LIVERY_METRICS_PORT')
        .argParser(parsePort),
    )
    .addOption(
      new Option('--metrics-host <address>', 'where that port listens')
        .env('LIVERY_METRICS_HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option(
        '--metrics-brands <number>',
        'how many brands have figures by name; the busiest have',
      )
        .env('LIVERY_METRICS_BRANDS')
        .default(20)
        .argParser(parseCount),
    );
