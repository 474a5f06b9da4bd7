import type * as agentAnnouncementsApi from '#api/agent-announcements.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import {
  agentAnnouncementsHandler,
  readAgentAnnouncementsHandler,
} from '../announcements/agent-announcements.ts';

/** What a brand announces to its agents. */
export const agentAnnouncementsHandlers: HandlersOf<typeof agentAnnouncementsApi> = {
  agentAnnouncements: agentAnnouncementsHandler,
  readAgentAnnouncements: readAgentAnnouncementsHandler,
};
