import type * as z from 'zod/mini';
import type { CommonRefusal } from './refusals/common-refusals.ts';
import type { PlayRefusalCode } from './refusals/play-refusals.ts';
import type { RefusalCode } from './refusals/refusals.ts';

/** Any zod object that can describe a query or a body. */
export type InputSchema = z.ZodMiniObject;

/**
 * Who may call: everyone, every signed-in account, only real (not trial) accounts, of these only who is no agent of the
 * brand, only agents.
 */
export type Access = 'any' | 'signedIn' | 'member' | 'player' | 'agent';

/** A refusal code that an endpoint may declare: of the platform or of the game service. */
export type CallRefusalCode = RefusalCode | PlayRefusalCode;

/** The definition of one endpoint, shared by server and client. */
export interface Endpoint<
  Query extends InputSchema = InputSchema,
  Body extends InputSchema = InputSchema,
  Value extends z.ZodMiniType = z.ZodMiniType,
  Code extends CallRefusalCode = CallRefusalCode,
  Who extends Access = Access,
> {
  /** The operation's name; unique among all endpoints. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Who;
  /** One English sentence for the API documentation. */
  summary: string;
  query?: Query | undefined;
  body?: Body | undefined;
  value: Value;
  /** The endpoint's own refusal codes; `refusals/` defines the status and meaning of each. */
  refusals: readonly Code[];
  /**
   * HTTP statuses of codes that this endpoint answers differently from the default in `refusals/`.
   */
  statuses?: { readonly [Own in NoInfer<Code>]?: number } | undefined;
  /** Answered also while the site is in maintenance or the visitor's region is blocked. */
  always?: boolean | undefined;
  /** The body is sent as a JWE where the merchant's setting `security.encryptCalls` requires it. */
  encrypted?: boolean | undefined;
  /**
   * Answered also while the account must set a new password: its own has expired (flag PWDEXPFORCECHANGE3), or it is the
   * one-time secret of whoever opened the account. Nothing that opens another way in may be.
   */
  whileExpired?: boolean | undefined;
  /** The body is sent as `multipart/form-data`, because a file is among its fields. */
  multipart?: boolean | undefined;
  /** Answers a file of one of these media types instead of an envelope. */
  files?: readonly string[] | undefined;
  /** How long any cache may store the response, in seconds; undefined: not at all. */
  cacheSeconds?: number | undefined;
  /**
   * Requests per minute allowed to one IP address; undefined: the platform's default limit applies.
   */
  perMinute?: number | undefined;
  /**
   * In a browser, where schemas are loaded after the page: fetches this endpoint with its schemas.
   */
  whole?: (() => Promise<AnyEndpoint>) | undefined;
}

/** Any endpoint, where its schemas do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, any schemas
export type AnyEndpoint = Endpoint<any, any, any, CallRefusalCode, any>;

/** Any endpoint of the platform; those of the game service have other refusals. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, any schemas
export type PlatformEndpoint = Endpoint<any, any, any, RefusalCode, any>;

/** Any endpoint of the game service. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, any schemas
export type PlayEndpoint = Endpoint<any, any, any, PlayRefusalCode, any>;

/** An object without fields: the input of an endpoint that has no query or no body. */
export type NoInput = z.ZodMiniObject<Record<string, never>>;

/** zod infers an object without fields as one that forbids every field; here it must add none. */
type FieldsOf<Fields> = string extends keyof Fields ? object : Fields;

/** What a caller passes: the fields of query and body in one object. */
export type InputOf<E extends AnyEndpoint> = FieldsOf<z.input<NonNullable<E['query']>>> &
  FieldsOf<z.input<NonNullable<E['body']>>>;

/** What a handler receives: the caller's input, validated and with defaults applied. */
export type ParsedOf<E extends AnyEndpoint> = FieldsOf<z.output<NonNullable<E['query']>>> &
  FieldsOf<z.output<NonNullable<E['body']>>>;

/** The value of a successful response. */
export type ValueOf<E extends AnyEndpoint> = z.output<E['value']>;

/** What a handler returns, before defaults are applied. */
export type AnswerOf<E extends AnyEndpoint> = z.input<E['value']>;

/** All codes with which the platform may refuse a call of this endpoint. */
export type RefusalOf<E extends AnyEndpoint> = E['refusals'][number] | CommonRefusal;

/**
 * Defines one endpoint: method, path, input, value and refusal codes.
 *
 * @param definition query and body may be left out; their field names must not overlap
 */
export const endpoint = <
  Value extends z.ZodMiniType,
  const Code extends CallRefusalCode,
  const Who extends Access,
  Query extends InputSchema = NoInput,
  Body extends InputSchema = NoInput,
>(
  definition: Endpoint<Query, Body, Value, Code, Who>,
): Endpoint<Query, Body, Value, Code, Who> => definition;

/**
 * Splits one input object into URL query parameters and JSON body.
 *
 * @returns `query` with text values, undefined fields left out; `body` undefined when the endpoint
 *   has none
 */
export const splitInput = (
  definition: AnyEndpoint,
  input: Record<string, unknown>,
): { query: Record<string, string>; body: Record<string, unknown> | undefined } => {
  const inQuery = new Set(Object.keys((definition.query as InputSchema | undefined)?.shape ?? {}));
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return {
    query: Object.fromEntries(
      given.filter(([name]) => inQuery.has(name)).map(([name, value]) => [name, asText(value)]),
    ),
    body: definition.body && Object.fromEntries(given.filter(([name]) => !inQuery.has(name))),
  };
};

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));
