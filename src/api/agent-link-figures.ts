import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, pageSize, withDefault } from './fields.ts';

/** A code as it stands in an address. */
export const code = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** What came by a link. */
export const linkFigures = z.object({
  /** Browsers, each once a day. */
  visits: z.int(),
  registrations: z.int(),
  /** Of those who registered, how many have paid in money that was not taken back. */
  firstDeposits: z.int(),
});

export type LinkFigures = z.infer<typeof linkFigures>;

/** Which figures of links, by what, and of which days. */
const figureChoice = {
  by: withDefault(z.enum(['link', 'subId', 'day']), 'link'),
  /** One link alone. */
  code: z.optional(code),
  /** The last 30 days when left out; at most 366. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** What came by the agent's links, on the days of the brand's time zone. */
export const agentLinkFigures = endpoint({
  name: 'agentLinkFigures',
  method: 'GET',
  path: '/wps/agent/links/figures',
  access: 'agent',
  summary: 'Visits, registrations and first deposits by link, sub-id or day',
  query: z.object({
    ...figureChoice,
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(200))),
    pageSize: pageSize(50),
  }),
  value: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    items: z.array(
      z.object({
        /** A code, a sub-id (empty: none was told) or a day. */
        key: z.string(),
        /** The link's name; empty for sub-ids, days, and the own code. */
        name: z.string(),
        ...linkFigures.shape,
      }),
    ),
    /** Of all pages. */
    total: linkFigures,
    next: z.nullable(z.string()),
  }),
  refusals: ['invalid_range'],
});

/** The same figures as a file, every row. The response is the file itself, not an envelope. */
export const agentLinkFiguresFile = endpoint({
  name: 'agentLinkFiguresFile',
  method: 'GET',
  path: '/wps/agent/links/figures/file',
  access: 'agent',
  summary: 'Visits, registrations and first deposits by link, sub-id or day as CSV',
  perMinute: 20,
  query: z.object({ ...figureChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range'],
});
