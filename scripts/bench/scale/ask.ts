import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

let visitors = 0;

/** Each comes from an address of its own, as a trusted proxy tells it: limits of one address are not what is measured. */
const nextAddress = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const open = async (port: number, host: string, path: string): Promise<IncomingMessage> => {
  const headers = { host, 'x-forwarded-for': nextAddress(), 'accept-encoding': 'gzip' };
  const sent = request({ host: '127.0.0.1', port, path, headers, agent }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
};

/** Asks a brand, and reads the answer to its end. */
export const ask = async (
  port: number,
  host: string,
  path: string,
): Promise<{ status: number; text: string; ms: number }> => {
  const began = performance.now();
  const answer = await open(port, host, path);
  const body = await text(answer);
  return { status: answer.statusCode ?? 0, text: body, ms: performance.now() - began };
};

/**
 * Listens to a brand's stream of events; the answer ends it.
 *
 * @param onEvent told the name of each
 */
export const listen = async (
  port: number,
  host: string,
  path: string,
  onEvent: (name: string) => void = () => {},
): Promise<() => void> => {
  const answer = await open(port, host, path);
  if (answer.statusCode !== 200) throw new Error(`${host}${path} answered ${answer.statusCode}.`);
  answer.on('error', () => {});
  createInterface({ input: answer })
    .on('line', (line) => {
      if (line.startsWith('event: ')) onEvent(line.slice('event: '.length));
    })
    .on('error', () => {});
  return () => answer.destroy();
};
