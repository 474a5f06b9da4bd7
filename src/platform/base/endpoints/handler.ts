import type { AnswerOf, PlatformEndpoint, ParsedOf, RefusalOf } from '#api/endpoint.ts';
import type { FieldError } from '#api/envelope.ts';
import type { InnerRefusalCode } from '#api/refusals/inner-refusals.ts';
import type { RefusalCode } from '#api/refusals/refusals.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import type { Database } from '../database/tables.ts';

/** The brand whose host name was called. */
export interface Merchant {
  /** The first column of every key in the database. */
  id: number;
  code: string;
  config: MerchantConfig;
}

/** Who is signed in. Types: 0 member, 1, 2, 41, 42 agents, 4 trial. */
export interface Session {
  memberId: number;
  type: number;
  /** The hash under which the token is stored; never the token. */
  tokenHash: string;
  /** The browser in which it was opened. */
  deviceId: number | null;
  /** The password has expired and the merchant's flag PWDEXPFORCECHANGE3 asks for a new one. */
  mustChangePassword: boolean;
}

/** The browser that calls, by a cookie that no script can read. */
export interface Browser {
  /** Null when it brought none. */
  token: string | null;
  /** Gives it a new one with the answer. */
  keep: (token: string | null) => void;
}

/** What a handler knows about the request beside its input. */
export interface Context {
  database: Database;
  merchant: Merchant;
  session: Session | null;
  ip: string;
  userAgent: string;
  /** How long ago the request came. */
  waitedMs: () => number;
  device: Browser;
  /** The browser in which a sign-in by a redirect began. */
  signInBrowser: Browser;
  /** Comes when the connection has ended: nobody waits for the answer any more. */
  gone: AbortSignal;
  /** Where this brand's built site is; its build record says where the pictures are. */
  siteFolder: string;
  /** Where this process reaches itself, behind every proxy. */
  ownUrl: () => string;
  /** ISO 3166-1 alpha-2 from the merchant's country header; null when unknown. */
  country: string | null;
  /** The host name that was called, without the port. */
  host: string;
  /** Where this brand's pages are, for links in messages: `https://` and the host, no slash. */
  origin: string;
  /** From the `language` query, else the merchant's default. */
  language: LanguageCode;
}

/** A context whose session is certain, where the endpoint asks for one. */
export type ContextOf<E extends PlatformEndpoint> = E['access'] extends 'any'
  ? Context
  : Context & { session: Session };

/** What may accompany a refusal. */
export interface RefusalExtra {
  details?: Record<string, unknown>;
  fieldErrors?: FieldError[];
}

/** Ends a call with one of its refusal codes. It is thrown, so that an open transaction rolls back. */
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

/** An endpoint together with the code that answers it. */
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
 * Joins an endpoint with its code.
 *
 * @param work receives the checked input, the context and `refuse`; what it returns is the value
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
