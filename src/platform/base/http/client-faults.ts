import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

/** What is wrong with a request that cannot be read, or came too slowly. */
const FAULTS: Record<string, { status: number; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_too_slow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'invalid_input' },
};

const UNREADABLE = { status: 400, code: 'invalid_input' };

/**
 * Answers what never became a request (no HTTP, too many headers, too slow) as every other call is
 * refused, and closes the connection. No hook of the server sees it.
 *
 * @param headers the security headers of every answer
 * @param bodyOf the body of a refusal
 */
export const answerClientFaults =
  (headers: Record<string, string>, bodyOf: (code: string) => object) =>
  (fault: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && fault.code !== 'ECONNRESET') {
      const { status, code } = FAULTS[fault.code ?? ''] ?? UNREADABLE;
      const body = JSON.stringify(bodyOf(code));
      const all = {
        ...headers,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
      socket.write([start, ...lines, '', body].join('\r\n'));
    }
    socket.destroy();
  };
