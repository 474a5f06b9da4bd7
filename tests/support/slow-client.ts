import { connect } from 'node:net';

/** A connection on which a request is sent piece by piece. */
export interface SlowClient {
  send: (text: string) => void;
  /** Waits until what was answered fits; fails when the connection was closed before. */
  until: (pattern: RegExp) => Promise<void>;
  /** Waits until the other side has closed the connection; all that was answered. */
  closed: Promise<string>;
  leave: () => void;
}

/** Opens a connection and sends the lines of a request's head as far as they are given. */
export const openSlowly = (port: number, ...lines: string[]): SlowClient => {
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  // A connection that is cut may be reset; what was answered before counts.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  const send = (more: string) => void socket.write(more);
  if (lines.length > 0) send(lines.map((line) => `${line}\r\n`).join(''));
  return {
    send,
    until: (pattern) =>
      new Promise<void>((resolve, reject) => {
        const look = () => pattern.test(text) && resolve();
        look();
        socket.on('data', look);
        socket.on('close', () => reject(new Error(`closed without ${pattern}: ${text}`)));
      }),
    closed,
    leave: () => socket.destroy(),
  };
};

/** The head of a request with a body of so many bytes; the server has read it when this is over. */
export const startBody = async (
  port: number,
  { path = '/', host = 'a.localhost', length = 100, type = 'application/json', token = '' } = {},
): Promise<SlowClient> => {
  const client = openSlowly(
    port,
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    'Expect: 100-continue',
    '',
  );
  await client.until(/^HTTP\/1\.1 100 /);
  return client;
};
