import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { InputError } from '../../../base/terminal/errors.ts';
import { openStore, type StoreClient } from './store-client.ts';

afterEach(() => vi.restoreAllMocks());

/** A store that sends the half of each answer. */
const openHalf = async (status: number, then: (response: http.ServerResponse) => void) => {
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-length': '1000', etag: '"1"' });
    response.write('<ListBucketResult>', () => then(response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return openStore('s3://sites/live', {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
};

const calls: Record<string, (store: StoreClient) => Promise<unknown>> = {
  get: (store) => store.get('pointers/shwe.json'),
  put: (store) => store.put('pointers/shwe.json', Buffer.from('{}'), { is: 'new' }),
  list: (store) => store.list('pointers/'),
};

test.each(Object.keys(calls).flatMap((call) => [[call, 200] as const, [call, 404] as const]))(
  'a connection that drops within the answer of %s with %i is a fault of the store',
  async (call, status) => {
    const store = await openHalf(status, (response) => void response.destroy());

    const asked = calls[call]?.(store);

    await expect(asked).rejects.toThrow(InputError);
    await expect(asked).rejects.toThrow(
      /^s3:\/\/sites\/live does not answer.* \(.+\)\. .*Nothing was lost/,
    );
  },
);

test('an answer that does not come whole in time is a fault of the store', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetch(...request);
    setImmediate(() => late.abort(timeout));
    return answer;
  });
  const store = await openHalf(200, () => {});

  const asked = store.get('pointers/shwe.json');

  await expect(asked).rejects.toThrow(InputError);
  await expect(asked).rejects.toThrow(/does not answer to the end \(.*aborted due to timeout/);
});
