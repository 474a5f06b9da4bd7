import { type VendorLane, vendors } from '#api/games.ts';

import { wholeEndpoint } from '../../client/whole-endpoint.ts';
import { remoteQuery } from '../../remote/remote-query.ts';
import { sessionCache } from '../../remote/session-cache.ts';

interface Asked {
  language: string;
}

/** The vendors of this brand, a lane per category; kept for the session. */
export const vendorLanes = remoteQuery<Asked, VendorLane[]>(
  async (call, { language }) => {
    const outcome = await call(vendors, { language, platform: 'html5-desktop' });
    return outcome.ok ? { ok: true, value: outcome.value.lanes } : outcome;
  },
  sessionCache('vendors', async () => (await wholeEndpoint(vendors)).value.shape.lanes),
);
