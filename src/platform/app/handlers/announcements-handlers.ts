import { announcementContentHandler } from '../announcements/announcement-content.ts';
import { announcementListHandler } from '../announcements/list-announcements.ts';

/** One handler for each endpoint of `src/api/announcements.ts`. */
export const announcementsHandlers = {
  announcementList: announcementListHandler,
  announcementContent: announcementContentHandler,
};
