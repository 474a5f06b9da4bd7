import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/session.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')]);
});

afterAll(() => platform.close());

/** Sends what there is to send, and the next request on the same connection; the statuses that came back. */
const sendBoth = (length: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    let text = '';
    const statuses = () =>
      [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
    const socket = connect(platform.port, '127.0.0.1', () => {
      const head = [`Host: alpha.localhost`, 'Content-Type: application/json'];
      socket.write(
        [`POST ${login.path} HTTP/1.1`, ...head, `Content-Length: ${length}`, '', ''].join('\r\n'),
      );
      socket.write('x'.repeat(length));
      socket.write(['GET /healthz HTTP/1.1', ...head, 'Connection: close', '', ''].join('\r\n'));
    });
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => resolve(statuses()));
  });

test('a body that is too long is refused in words, whole, on a connection that lives on', async () => {
  // Closing under the body loses the answer: the web server before the platform then says 502.
  for (const length of [70_000, 1_000_000, 8_000_000])
    expect(await sendBoth(length)).toEqual([400, 200]);
});

test('a body longer than any web server lets through is cut', async () => {
  const answer = await sendBoth(22 * 1024 * 1024).catch(() => [0]);

  expect(answer).not.toContain(200);
});
