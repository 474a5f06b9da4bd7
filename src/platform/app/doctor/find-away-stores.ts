import { StoreUnavailable } from '../../base/object-store/object-store.ts';
import { uploadStore } from '../../base/uploads/upload-store.ts';
import { openValkey } from '../../base/valkey/open-valkey.ts';
import { readValkeyUrl, valkeyPlace } from '../../base/valkey/read-valkey-url.ts';
import { type Check, type Finding, runbook } from './finding.ts';

/** Longer than servers wait: whether it is there is asked, not whether this machine has much to do. */
const ANSWER_WITHIN_MS = 5000;

/** Finds stores beside the database that do not answer from here. */
export const awayStores: Check = {
  name: 'stores',
  find: async ({ valkeyUrl }) => [
    ...(valkeyUrl === undefined ? [] : await awayValkey(valkeyUrl)),
    ...(await awayUploads()),
  ],
};

const awayUploads = async (): Promise<Finding[]> => {
  try {
    // Whether it is there does not matter.
    await uploadStore()?.get('uploads/doctor');
    return [];
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [
      {
        check: 'stores',
        subject: 's3',
        found: `${error.message}: pictures of members can be neither sent nor read.`,
        remedy: 'Start it, or look at LIVERY_S3_URL and the AWS_… variables.',
        page: runbook('LiveryStoreAway'),
      },
    ];
  }
};

const awayValkey = async (url: string): Promise<Finding[]> => {
  let reason = '';
  const log = { warn: (details: { reason?: string }) => (reason = details.reason ?? '') };
  const valkey = await openValkey(url, log, { answerWithinMs: ANSWER_WITHIN_MS });
  const isUp = valkey.isUp();
  valkey.close();
  if (isUp) return [];
  const place = valkeyPlace(readValkeyUrl(url));
  return [
    {
      check: 'stores',
      subject: 'valkey',
      found: `Valkey at ${place} does not answer (${reason}): limits of 20 calls and more are a tenth of what they should be.`,
      remedy: 'Start it, or look at LIVERY_VALKEY_URL. Servers use it again by themselves.',
      page: runbook('LiveryStoreAway'),
    },
  ];
};
