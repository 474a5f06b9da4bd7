import type * as z from 'zod/mini';
import type { CommonRefusal } from './refusals/common-refusals.ts';
import type { PlayRefusalCode } from './refusals/play-refusals.ts';
import type { RefusalCode } from './refusals/refusals.ts';

/** Any zod object that can describe a query or a body. */
export type InputSchema = z.ZodMiniObject;

/** Who may call: everyone, whoever is signed in, only a real (not a trial) account, only an agent. */
export type Access = 'any' | 'signedIn' | 'member' | 'agent';

/** A code that a call may declare: the platform's, or those of the games' service. */
export type CallRefusalCode = RefusalCode | PlayRefusalCode;

/** One call of the platform, as both ends know it. */
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
  /** One English sentence for the API's page. */
  summary: string;
  query?: Query | undefined;
  body?: Body | undefined;
  value: Value;
  /** What the call itself may refuse; `refusals/` says with which status, and what it means. */
  refusals: readonly Code[];
  /** Codes that this call answers with another HTTP status than all others. */
  statuses?: { readonly [Own in NoInfer<Code>]?: number } | undefined;
  /** Answered also while the site is in maintenance or the visitor's region is blocked. */
  always?: boolean | undefined;
  /** The body travels as a JWE where the merchant's setting `security.encryptCalls` asks for it. */
  encrypted?: boolean | undefined;
  /** Answered also while the flag PWDEXPFORCECHANGE3 holds the account to a new password. */
  whileExpired?: boolean | undefined;
  /** The body is sent as `multipart/form-data`, because a file is among its fields. */
  multipart?: boolean | undefined;
  /** Answers a file of one of these media types instead of an envelope. */
  files?: readonly string[] | undefined;
  /** How long anyone may keep the answer, in seconds; without it nobody may. */
  cacheSeconds?: number | undefined;
  /** Requests that one address may send in a minute; without it the platform's own limit holds. */
  perMinute?: number | undefined;
  /** In a browser, where the schemas come after the page: fetches the endpoint with them. */
  whole?: (() => Promise<AnyEndpoint>) | undefined;
}

/** Whatever endpoint, when its shapes do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, whatever its schemas
export type AnyEndpoint = Endpoint<any, any, any, CallRefusalCode, any>;

/** Whatever endpoint of the platform itself: those of the games' service have other refusals. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, whatever its schemas
export type PlatformEndpoint = Endpoint<any, any, any, RefusalCode, any>;

/** Whatever endpoint of the games' service. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: any endpoint, whatever its schemas
export type PlayEndpoint = Endpoint<any, any, any, PlayRefusalCode, any>;

/** An object without any field: what an endpoint without a query or a body takes. */
export type NoInput = z.ZodMiniObject<Record<string, never>>;

/** zod reads an object without fields as one that bars every field; here it adds none. */
type FieldsOf<Fields> = string extends keyof Fields ? object : Fields;

/** What a caller passes: the fields of query and body in one object. */
export type InputOf<E extends AnyEndpoint> = FieldsOf<z.input<NonNullable<E['query']>>> &
  FieldsOf<z.input<NonNullable<E['body']>>>;

/** What a handler receives: the same, checked and with defaults filled. */
export type ParsedOf<E extends AnyEndpoint> = FieldsOf<z.output<NonNullable<E['query']>>> &
  FieldsOf<z.output<NonNullable<E['body']>>>;

/** What a call answers when it is not refused. */
export type ValueOf<E extends AnyEndpoint> = z.output<E['value']>;

/** What a handler gives back, before defaults are filled. */
export type AnswerOf<E extends AnyEndpoint> = z.input<E['value']>;

/** The codes with which a call may be refused by the platform. */
export type RefusalOf<E extends AnyEndpoint> = E['refusals'][number] | CommonRefusal;

/**
 * Defines one call: its place, its input, its value and the refusals that it may answer.
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
 * Splits one input object into what travels in the address and what travels as JSON.
 *
 * @returns `query` with text values, undefined fields left out; `body` undefined when there is none
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
