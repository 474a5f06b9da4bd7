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
