import type { AnswerOf, PlatformEndpoint, ParsedOf, RefusalOf } from '#api/endpoint.ts';
import type { FieldError } from '#api/envelope.ts';
import type { InnerRefusalCode } from '#api/refusals/inner-refusals.ts';
import type { RefusalCode } from '#api/refusals/refusals.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import type { Database } from '../database/tables.ts';

/** The brand whose host name was requested. */
export interface Merchant {
  /** The first column of every key in the database. */
  id: number;
  code: string;
  config: MerchantConfig;
}

/** The session of a signed-in account. Types: 0 member, 1, 2, 41, 42 agents, 4 trial. */
export interface Session {
  memberId: number;
  type: number;
  /** The hash under which the token is stored; never the token. */
  tokenHash: string;
  /** The browser in which the session was opened. */
  deviceId: number | null;
  /**
   * The password has expired and the merchant's flag PWDEXPFORCECHANGE3 requires a new one, or it is still the one-time
   * secret of whoever opened the account.
   */
  mustChangePassword: boolean;
}

/** The browser that sent the request, identified by an HttpOnly cookie. */
export interface Browser {
  /** Null when the request has no such cookie. */
  token: string | null;
  /** Sets the cookie in the response; null deletes it. */
  keep: (token: string | null) => void;
}

/** What a handler knows about the request besides its input. */
export interface Context {
  database: Database;
  merchant: Merchant;
  session: Session | null;
  ip: string;
  userAgent: string;
  /** Time since the request arrived. */
  waitedMs: () => number;
  device: Browser;
  /** The browser in which a sign-in with a redirect was started. */
  signInBrowser: Browser;
  /** Aborted when the connection has closed and nobody waits for the response any more. */
  gone: AbortSignal;
  /** The folder of this brand's built site; its build record says where the pictures are. */
  siteFolder: string;
  /** The URL at which this process reaches itself, without a proxy. */
  ownUrl: () => string;
  /** ISO 3166-1 alpha-2 from the merchant's country header; null when unknown. */
  country: string | null;
  /** The host name that was called, without the port. */
  host: string;
  /** The origin of this brand's pages, for links in messages: `https://` and the host, no slash. */
  origin: string;
  /** From the `language` query, else the merchant's default. */
  language: LanguageCode;
}

/** A context whose session is not null, where the endpoint requires one. */
export type ContextOf<E extends PlatformEndpoint> = E['access'] extends 'any'
  ? Context
  : Context & { session: Session };

/** Additional data of a refusal. */
export interface RefusalExtra {
  details?: Record<string, unknown>;
  fieldErrors?: FieldError[];
}

/** Ends a call with one of its refusal codes; thrown, so that an open transaction rolls back. */
export class Refusal extends Error {
  readonly code: RefusalCode | InnerRefusalCode;
  readonly extra: RefusalExtra;

  constructor(code: RefusalCode | InnerRefusalCode, extra: RefusalExtra = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}

/** Refuses with one of the endpoint's own codes or a common one. */
export type Refuse<Code extends string> = (code: Code, extra?: RefusalExtra) => never;

/** An endpoint with its implementation. */
export interface Handler<E extends PlatformEndpoint = PlatformEndpoint> {
  endpoint: E;
  run: (input: ParsedOf<E>, context: ContextOf<E>) => Promise<AnswerOf<E>>;
}

/** For a module of endpoints: one handler for each, under the same name. */
export type HandlersOf<Module> = {
  [Name in keyof Module as Module[Name] extends PlatformEndpoint ? Name : never]: Handler<
    Extract<Module[Name], PlatformEndpoint>
  >;
};

/**
 * Combines an endpoint with its implementation.
 *
 * @param work receives the validated input, the context and `refuse`; what it returns is the value
 */
export const handle = <E extends PlatformEndpoint>(
  endpoint: E,
  work: (
    input: ParsedOf<E>,
    context: ContextOf<E>,
    refuse: Refuse<RefusalOf<E>>,
  ) => Promise<AnswerOf<E>> | AnswerOf<E>,
): Handler<E> => {
  const refuse: Refuse<RefusalOf<E>> = (code, extra) => {
    throw new Refusal(code, extra);
  };
  return { endpoint, run: async (input, context) => work(input, context, refuse) };
};
