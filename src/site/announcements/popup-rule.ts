/** Whom a popup is for: a visitor, a member, a member's first login (specification 4). */
export type PopupExecution = 'B' | 'A' | 'F';

/** What decides which popup a person sees. */
export interface PopupAudience {
  isLogin: boolean;
  /** Null while it is not known who is signed in. */
  isAgent: boolean | null;
  firstTimeLogin: boolean;
}

/**
 * The popup of a user type: B for visitors, A for members, F on a first login. Agents have none: what is announced to them
 * stands in the agent center.
 */
export const popupExecution = ({
  isLogin,
  isAgent,
  firstTimeLogin,
}: PopupAudience): PopupExecution | null => {
  if (!isLogin) return 'B';
  if (isAgent !== false) return null;
  return firstTimeLogin ? 'F' : 'A';
};

/** The types a session has already closed, as kept in session storage. */
export const readDismissed = (kept: string | null): PopupExecution[] =>
  (kept ?? '').split(',').filter((part) => part === 'A' || part === 'B' || part === 'F');

/** What to keep when one more type has been closed. */
export const withDismissed = (kept: string | null, execution: PopupExecution): string =>
  [...new Set([...readDismissed(kept), execution])].join(',');
