import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

/** How such a request is refused, by the platform and the games' service alike. */
interface UnreadableRequest {
  status: number;
  code: 'request_too_slow' | 'invalid_input';
}

/** What is wrong with a request that cannot be read, or came too slowly. */
const CLIENT_ERRORS: Record<string, UnreadableRequest> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_too_slow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'invalid_input' },
};

const UNREADABLE: UnreadableRequest = { status: 400, code: 'invalid_input' };

/**
 * Answers connections that never became a request (no HTTP, too many headers, too slow) with a
 * refusal like any other, and closes them. No hook of the server sees it.
 *
 * @param headers the security headers of every answer
 * @param bodyOf the body of a refusal
 */
export const answerClientErrors =
  (headers: Record<string, string>, bodyOf: (code: UnreadableRequest['code']) => object) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const { status, code } = CLIENT_ERRORS[error.code ?? ''] ?? UNREADABLE;
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
