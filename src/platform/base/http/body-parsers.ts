import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ENCRYPTED_TYPE } from '#api/encryption.ts';
import { EncryptedBody } from '../encryption/open-encrypted.ts';

/** The greatest `limits.uploadMaxMb`: a merchant's own bound is looked at by the call. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A form has few fields, and one file. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 16 * 1024;

/** Which bodies are understood: JSON, forms, files, and what is encrypted; nothing else. */
export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(ENCRYPTED_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new EncryptedBody(String(body)));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fileSize: MAX_FILE_BYTES,
      headerPairs: 20,
    },
  });
};
