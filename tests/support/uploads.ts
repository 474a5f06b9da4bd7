import http from 'node:http';
import sharp from 'sharp';
import { upload, type UploadPurpose } from '#api/uploads.ts';
import { type Caller, type Outcome, type TestPlatform, toOutcome } from './platform.ts';

/** A form with one file, as a browser sends it. */
export const formOf = async (
  fields: Record<string, string>,
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<{ raw: Buffer; contentType: string }> => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  if (file) form.set('file', new Blob([file.bytes], { type: file.type }), file.name);
  const whole = new Response(form);
  return {
    raw: Buffer.from(await whole.arrayBuffer()),
    contentType: whole.headers.get('content-type') ?? '',
  };
};

/** Uploads one file. */
export const uploadFile = async (
  platform: Pick<TestPlatform, 'send'>,
  caller: Caller,
  purpose: UploadPurpose,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/png',
): Promise<Outcome<typeof upload>> => {
  const file = { name: 'picture.png', type, bytes };
  const { method, path } = upload;
  return toOutcome(
    await platform.send(caller, { method, path, ...(await formOf({ purpose }, file)) }),
  );
};

/** A small picture whose metadata tell a secret. */
export const picture = async (
  format: 'png' | 'jpeg' = 'png',
  side = 40,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Copyright: 'Secret place', Artist: 'Somebody' } })
      .toFormat(format)
      .toBuffer(),
  );

/** Uploads one file that is good. */
export const stored = async (...given: Parameters<typeof uploadFile>) => {
  const outcome = await uploadFile(...given);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

/** Reads a stored picture as it is sent. */
export const fetchBytes = (
  { port }: Pick<TestPlatform, 'port'>,
  path: string,
  { host, token }: Caller,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }> =>
  new Promise((done, fail) => {
    const headers = { host, ...(token && { authorization: `Bearer ${token}` }) };
    http
      .get({ port, host: '127.0.0.1', path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      })
      .on('error', fail);
  });
