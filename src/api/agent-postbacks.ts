import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, pageSize, wholeNumber } from './fields.ts';

/** What is told to the agent's server. */
export const postbackEvents = [
  'registration',
  'firstDeposit',
  'firstDepositTakenBack',
  'test',
] as const;

/** Where messages go, and whether they do. */
const settings = {
  /** Null: none was ever set. */
  url: z.nullable(z.string()),
  enabled: z.boolean(),
  /** When the secret was made that signs them now. */
  secretMadeAt: z.nullable(moment),
};

/** Where what came by the agent's links is told. */
export const agentPostback = endpoint({
  name: 'agentPostback',
  method: 'GET',
  path: '/wps/agent/postback',
  access: 'agent',
  summary: 'The server of the agent’s own that is told what came by the links',
  value: z.object(settings),
  refusals: [],
});

/**
 * Sets where messages go. Each is a POST of JSON: `id`, `event`, `link`, `subId`, `registration`, `at`; signed by the header
 * `livery-signature: t=<seconds>,v1=<hex>`, HMAC-SHA256 with the secret over `<seconds>.<body>`. Any answer of 2xx is taken;
 * another is repeated, so that a message can come twice under one `id`.
 */
export const setAgentPostback = endpoint({
  name: 'setAgentPostback',
  method: 'PUT',
  path: '/wps/agent/postback',
  access: 'agent',
  summary: 'Set the server that is told what came by the agent’s links',
  encrypted: true,
  perMinute: 20,
  body: z.object({ url: formText(500), enabled: z.boolean() }),
  value: z.object({
    ...settings,
    /** When there was none: the first, in this answer and nowhere else. */
    secret: z.nullable(z.string()),
  }),
  refusals: ['postback_address'],
});

/** Makes a new secret; the one before signs nothing from now on, not even what is repeated. */
export const renewPostbackSecret = endpoint({
  name: 'renewPostbackSecret',
  method: 'POST',
  path: '/wps/agent/postback/secret',
  access: 'agent',
  summary: 'Make a new secret for messages to the agent’s server',
  encrypted: true,
  perMinute: 10,
  value: z.object({ secret: z.string(), secretMadeAt: moment }),
  refusals: ['postback_none'],
});

/** Sends a message of the event `test`. */
export const testPostback = endpoint({
  name: 'testPostback',
  method: 'POST',
  path: '/wps/agent/postback/test',
  access: 'agent',
  summary: 'Send a test message to the agent’s server',
  perMinute: 5,
  value: z.object({ id: z.int() }),
  refusals: ['postback_none'],
});

/** What was sent to the agent's server within 30 days, the newest first. */
export const postbackLog = endpoint({
  name: 'postbackLog',
  method: 'GET',
  path: '/wps/agent/postback/log',
  access: 'agent',
  summary: 'What was sent to the agent’s server',
  query: z.object({
    after: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: pageSize(20),
  }),
  value: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        event: z.enum(postbackEvents),
        /** Empty for a test. */
        code: z.string(),
        subId: z.string(),
        at: moment,
        /** queued: it is sent, or sent again; failed: given up. */
        state: z.enum(['queued', 'sent', 'failed']),
        attempts: z.int(),
        nextTryAt: z.nullable(moment),
        /** What the server answered last. */
        status: z.nullable(z.int()),
        /** Why no server answered: its name leads to no public address, it is out of reach, or too slow. */
        fault: z.nullable(z.enum(['address', 'unreachable', 'slow'])),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  refusals: [],
});
