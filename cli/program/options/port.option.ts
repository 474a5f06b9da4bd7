import { InvalidArgumentError, Option } from 'commander';

/** What `--port` gives an action. */
export interface PortOption {
  port: number;
}

/** A port out of a command line. */
export const parsePort = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('a port is a whole number from 0 to 65535.');
};

/**
 * The port that a server listens on.
 *
 * @param fallback the port without the option
 */
export const portOption = (fallback: number): Option =>
  new Option('--port <number>', 'the port to listen on').default(fallback).argParser(parsePort);
