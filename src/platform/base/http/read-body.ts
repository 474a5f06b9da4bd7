import type { FastifyRequest } from 'fastify';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import type { Database } from '../database/tables.ts';
import { EncryptedBody, openEncrypted } from '../encryption/open-encrypted.ts';
import { type Merchant, Refusal } from '../endpoints/handler.ts';

/**
 * The body of a request, whichever way it travelled.
 *
 * @throws {Refusal} `encryption_required` where the merchant asks for encryption and the body is
 *   plain, `encryption_invalid` when it cannot be opened or this call takes none
 */
export const readBody = async (
  endpoint: PlatformEndpoint,
  request: FastifyRequest,
  { database, merchant }: { database: Database; merchant: Merchant },
): Promise<unknown> => {
  const { body } = request;
  if (body instanceof EncryptedBody) {
    const opened = endpoint.encrypted
      ? await openEncrypted(database, body, endpoint.path)
      : undefined;
    if (opened === undefined) throw new Refusal('encryption_invalid');
    return opened;
  }
  if (endpoint.encrypted && merchant.config.security.encryptCalls)
    throw new Refusal('encryption_required');
  if (request.isMultipart())
    return endpoint.multipart ? readParts(request, merchant.config.limits.uploadMaxMb) : {};
  return body ?? {};
};

/**
 * The fields of a form with a file; the file as a `File`.
 *
 * @throws {Refusal} `upload_too_large` with `details.maxMb`; `invalid_input` for what is cut off or
 *   no such form
 */
const readParts = async (
  request: FastifyRequest,
  maxMb: number,
): Promise<Record<string, unknown>> => {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { fileSize: maxMb * 1024 * 1024 } }))
      fields.set(
        part.fieldname,
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], 'file', { type: part.mimetype })
          : part.value,
      );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('upload_too_large', { details: { maxMb } });
    throw new Refusal('invalid_input', { fieldErrors: [{ field: 'file', rule: 'required' }] });
  }
  return Object.fromEntries(fields);
};
