import type { Database, OpenTransaction } from '../database/tables.ts';
import { catalogue } from './catalogue.ts';
import { vendors } from './vendors.ts';

/**
 * Brings the platform's vendors and games in line with the catalogue that this release ships.
 * What is no longer shipped is switched off, never removed; a maintenance flag stays as it is.
 */
export const importCatalogue = (database: Database): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await importVendors(tx);
    await importGames(tx);
  });

const importVendors = async (tx: OpenTransaction): Promise<void> => {
  await tx
    .insertInto('vendor')
    .values(vendors.map(({ code, name, lottery = null }) => ({ code, name, lottery, active: true })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        lottery: row.ref('excluded.lottery'),
        active: true,
      })),
    )
    .execute();
  const codes = vendors.map(({ code }) => code);
  await tx.updateTable('vendor').set({ active: false }).where('code', 'not in', codes).execute();
};

const importGames = async (tx: OpenTransaction): Promise<void> => {
  await tx
    .insertInto('game')
    .values(
      catalogue.map(({ names, vendor, motifs: _motifs, hues: _hues, ...game }) => ({
        ...game,
        names: JSON.stringify(names),
        vendorCode: vendor,
        active: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('nodeId').doUpdateSet(({ ref }) => ({
        gameCode: ref('excluded.gameCode'),
        vendorCode: ref('excluded.vendorCode'),
        gameType: ref('excluded.gameType'),
        gameClassify: ref('excluded.gameClassify'),
        isGame: ref('excluded.isGame'),
        names: ref('excluded.names'),
        rtp: ref('excluded.rtp'),
        volatility: ref('excluded.volatility'),
        minimumStakeUnits: ref('excluded.minimumStakeUnits'),
        maximumStakeUnits: ref('excluded.maximumStakeUnits'),
        freeTrial: ref('excluded.freeTrial'),
        isTop: ref('excluded.isTop'),
        isHot: ref('excluded.isHot'),
        isNew: ref('excluded.isNew'),
        onMobile: ref('excluded.onMobile'),
        releasedOn: ref('excluded.releasedOn'),
        sequence: ref('excluded.sequence'),
        active: true,
      })),
    )
    .execute();
  const ids = catalogue.map(({ nodeId }) => nodeId);
  await tx.updateTable('game').set({ active: false }).where('nodeId', 'not in', ids).execute();
};
