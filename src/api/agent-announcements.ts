import * as z from 'zod/mini';
import { notice } from './announcements.ts';
import { endpoint } from './endpoint.ts';
import { language, pageNo, pageSize } from './fields.ts';

/** The most announcements that one call marks as read: as many as a page may hold. */
export const MOST_NAMED = 50;

/** What the brand announces to its agents, page by page. */
export const agentAnnouncements = endpoint({
  name: 'agentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  access: 'agent',
  summary: 'What the brand announces to its agents, the newest first',
  query: z.object({ language, pageNo, pageSize: pageSize(8) }),
  value: z.object({
    announcements: z.array(z.extend(notice, { read: z.boolean() })),
    pageNo: z.int(),
    totalPages: z.int(),
    /** How many the agent has not read, on all pages. */
    unread: z.int(),
  }),
  refusals: [],
});

/** Marks announcements to agents as read; what is read already, or is none, stays as it is. */
export const readAgentAnnouncements = endpoint({
  name: 'readAgentAnnouncements',
  method: 'POST',
  path: '/wps/agent/announcements/read',
  access: 'agent',
  summary: 'Mark announcements to agents as read',
  body: z.object({
    ids: z
      .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}$/)))
      .check(z.minLength(1), z.maxLength(MOST_NAMED)),
  }),
  value: z.object({ unread: z.int() }),
  refusals: [],
});
