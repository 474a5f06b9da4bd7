import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  text: string;
}

/** Sends the lines of a request as they stand, which no HTTP client would, and reads to the end. */
export const sendRaw = (port: number, lines: readonly string[], body = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      const length = `Content-Length: ${Buffer.byteLength(body)}`;
      socket.write([...lines, length, 'Connection: close', '', body].join('\r\n'));
    });
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text });
    });
  });
