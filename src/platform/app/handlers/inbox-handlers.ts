import { inboxHandler } from '../../people/inbox/list-inbox.ts';
import {
  deleteMessagesHandler,
  readAllMessagesHandler,
  readMessagesHandler,
  restoreMessagesHandler,
} from '../../people/inbox/mark-messages.ts';
import {
  removePushSubscriptionHandler,
  savePushSubscriptionHandler,
} from '../../people/inbox/reach/push-subscriptions.ts';
import {
  inboxReachHandler,
  setInboxReachHandler,
} from '../../people/inbox/reach/reach-settings.ts';
import { unreadCountHandler } from '../unread/read-unread.ts';

/** Messages on the site, the badges that tell of them, and how else a member is told. */
export const inboxHandlers = {
  unreadCount: unreadCountHandler,
  inbox: inboxHandler,
  readMessages: readMessagesHandler,
  readAllMessages: readAllMessagesHandler,
  deleteMessages: deleteMessagesHandler,
  restoreMessages: restoreMessagesHandler,
  inboxReach: inboxReachHandler,
  setInboxReach: setInboxReachHandler,
  savePushSubscription: savePushSubscriptionHandler,
  removePushSubscription: removePushSubscriptionHandler,
};
