import { type ObjectStore, openObjectStore } from '../object-store/object-store.ts';

/** One for each address: what is known of it, it is known of once. */
const opened = new Map<string, ObjectStore>();

/**
 * The store that uploads are kept in: that of `LIVERY_S3_URL`, found by the usual `AWS_…` variables.
 *
 * @returns null where it is not set: then their rows keep them
 * @throws {PlatformError} `invalid_setting`
 */
export const uploadStore = (env = process.env): ObjectStore | null => {
  const shown = env['LIVERY_S3_URL'];
  if (!shown) return null;
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || '';
  const who = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY'], env['AWS_SESSION_TOKEN']];
  const key = JSON.stringify([endpoint, shown, env['AWS_REGION'], ...who]);
  const known = opened.get(key);
  if (known) return known;
  const store = openObjectStore('LIVERY_S3_URL', shown, env);
  opened.set(key, store);
  return store;
};
