const COOKIE = 'livery_username';

/**
 * The username that this browser remembers, out of a document's cookies; '' when none.
 *
 * @param cookies as `document.cookie` gives them
 */
export const readRememberedUsername = (cookies: string): string => {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  if (!pair) return '';
  try {
    return decodeURIComponent(pair.slice(COOKIE.length + 1));
  } catch {
    return '';
  }
};

/**
 * The cookie that remembers a username for some days, or forgets it (username null).
 * Only the name: a password never goes into a cookie (domain rules 10).
 */
export const rememberedUsernameCookie = (
  username: string | null,
  days: number,
  secure: boolean,
): string => {
  const value = username === null ? '' : encodeURIComponent(username);
  const maxAgeS = username === null ? 0 : days * 24 * 60 * 60;
  const suffix = secure ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Strict${suffix}`;
};
