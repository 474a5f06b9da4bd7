/**
 * Where a visit keeps which announcement popups were closed. It outlives a sign-out, which empties
 * session storage: a popup is shown once per session, and signing out begins no new one.
 */
export const ANNOUNCEMENTS_CLOSED_KEY = 'livery.announcementsClosed';
