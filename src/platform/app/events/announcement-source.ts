import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** Tells everybody of a brand that its settings or announcements have been replaced. */
export const createAnnouncementSource = (): EventSource => {
  const known = new Map<number, string>();
  return async (database, subscribers) => {
    const brands = byMerchant(subscribers);
    if (brands.length === 0) return;
    const rows = await database
      .selectFrom('merchant')
      .select(['id', 'contentHash'])
      .where(
        'id',
        'in',
        brands.map(({ merchant }) => merchant.id),
      )
      .execute();
    const hashes = new Map(rows.map(({ id, contentHash }) => [id, contentHash]));
    for (const { merchant, listening } of brands) {
      const hash = hashes.get(merchant.id) ?? '';
      const before = known.get(merchant.id);
      known.set(merchant.id, hash);
      if (before === undefined || before === hash) continue;
      for (const { send } of listening) send({ name: 'announcements', data: {} });
    }
  };
};
