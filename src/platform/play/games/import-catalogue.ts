import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { vendors } from '#catalogue/vendors.ts';

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
    .values(
      vendors.map(({ code, name, lottery = null }) => ({ code, name, lottery, active: true })),
    )
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
      conflict.column('nodeId').doUpdateSet((row) => ({
        gameCode: row.ref('excluded.gameCode'),
        vendorCode: row.ref('excluded.vendorCode'),
        gameType: row.ref('excluded.gameType'),
        gameClassify: row.ref('excluded.gameClassify'),
        isGame: row.ref('excluded.isGame'),
        names: row.ref('excluded.names'),
        rtp: row.ref('excluded.rtp'),
        volatility: row.ref('excluded.volatility'),
        lines: row.ref('excluded.lines'),
        minimumStakeUnits: row.ref('excluded.minimumStakeUnits'),
        maximumStakeUnits: row.ref('excluded.maximumStakeUnits'),
        freeTrial: row.ref('excluded.freeTrial'),
        isTop: row.ref('excluded.isTop'),
        isHot: row.ref('excluded.isHot'),
        isNew: row.ref('excluded.isNew'),
        onMobile: row.ref('excluded.onMobile'),
        releasedOn: row.ref('excluded.releasedOn'),
        sequence: row.ref('excluded.sequence'),
        active: true,
      })),
    )
    .execute();
  const ids = catalogue.map(({ nodeId }) => nodeId);
  await tx.updateTable('game').set({ active: false }).where('nodeId', 'not in', ids).execute();
};
