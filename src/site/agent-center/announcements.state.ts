import { agentAnnouncements } from '#api/agent-announcements.ts';
import type { ValueOf } from '#api/endpoint.ts';

import { memberQuery } from '../remote/member-query.ts';

/** What the brand announces to the agent. */
export type AgentAnnouncements = ValueOf<typeof agentAnnouncements>;

/** One page of the announcements, with what the agent has read. */
export const announcementsQuery = memberQuery(agentAnnouncements);
