import * as z from 'zod';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import { refusalBody, successBody } from '#api/envelope.ts';
import { commonRefusals } from '#api/refusals/common-refusals.ts';
import type { $ZodType } from 'zod/v4/core';
import { statusOf } from './answers.ts';

const ENCRYPTED =
  'The body may be sent encrypted, and must be where the merchant’s setting `security.encryptCalls` ' +
  'is on: one JWE (compact, ECDH-ES with A256GCM, the key of `/wps/system/key`, its `kid` and this ' +
  'path as `url` in the protected header) as `application/jose`.';

/** What the API's page tells about one call, made from the definition that both ends use. */
export const describeOperation = (endpoint: PlatformEndpoint): Record<string, unknown> => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  ...(endpoint.encrypted ? { description: ENCRYPTED } : {}),
  tags: [endpoint.path.split('/')[2] ?? 'other'],
  ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
  ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
  response: { 200: success(endpoint), ...refusals(endpoint) },
  ...(endpoint.access === 'any' ? {} : { security: [{ token: [] }] }),
});

/** The endpoint's value in its envelope, or the file that comes without one. */
const success = ({ value, files }: PlatformEndpoint): Record<string, unknown> => {
  if (!files) return jsonSchema(successBody(value), 'output');
  const file = { schema: { type: 'string', format: 'binary' } };
  return {
    description: 'The file itself, as an attachment',
    content: Object.fromEntries(files.map((mediaType) => [mediaType, file])),
  };
};

/** One answer per HTTP status, naming the codes that come with it. */
const refusals = (endpoint: PlatformEndpoint): Record<string, unknown> => {
  const own = endpoint.refusals.map((code) => [code, statusOf(endpoint, code)] as const);
  const common = Object.entries(commonRefusals).map(
    ([code, { status }]) => [code, status] as const,
  );
  // One that is common and named again stands once.
  const codes = [...new Map<string, number>([...common, ...own])];
  const statuses = [...new Set(codes.map(([, status]) => status))];
  const shape = jsonSchema(refusalBody, 'output') as { properties: Record<string, unknown> };
  return Object.fromEntries(
    statuses.map((status) => {
      const named = codes.filter(([, other]) => other === status).map(([code]) => code);
      const properties = { ...shape.properties, code: { type: 'string', enum: named } };
      return [status, { ...shape, description: named.join(', '), properties }];
    }),
  );
};

const jsonSchema = (schema: $ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
  });
  return shape;
};
