import { announcementList } from '#api/announcements.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readNotices } from './read-notices.ts';

/** The notices page by page, the newest first. */
export const announcementListHandler = handle(announcementList, async (input, context) => {
  const notices = await readNotices(context);
  const { pageNo, pageSize } = input;
  return {
    announcements: notices.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNo,
    totalPages: Math.ceil(notices.length / pageSize),
  };
});
