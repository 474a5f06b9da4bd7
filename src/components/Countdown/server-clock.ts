/** Answers tell their date in whole seconds and take a while: what they differ by less is no news. */
const NOTICED_MS = 30_000;

/** The server's clock minus this device's, in ms. */
let knownOffsetMs = 0;

/**
 * Takes note of what the server's clock says, so that a device whose clock is a day off counts down to the
 * same instant as the server.
 *
 * @param headers of an answer that has just come; one that a cache may have kept tells an old date, and is passed over
 */
export const noteServerDate = (headers: Headers): void => {
  const serverMs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverMs) || headers.get('cache-control') !== 'no-store') return;
  const apartMs = serverMs - Date.now();
  knownOffsetMs = Math.abs(apartMs) < NOTICED_MS ? 0 : apartMs;
};

/** The server's clock minus this device's, in ms, by the last answer; 0 while they agree or none has come. */
export const serverOffsetMs = (): number => knownOffsetMs;

/** The present in ms since 1970, by the server's clock as far as it is known. */
export const serverNowMs = (): number => Date.now() + knownOffsetMs;
