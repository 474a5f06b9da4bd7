import { readFileSync, rmSync, linkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '#platform/base/database/connect.ts';
import type { Places } from './make-folders.ts';

/** A brand that is at fault in one way. */
export interface BrokenBrand {
  code: string;
  /** What is wrong with it, in a few words. */
  how: string;
  mend: () => Promise<unknown>;
}

interface Breaking {
  places: Places;
  /** As the owner of the tables, on one connection that sees all brands. */
  owner: Connection['pool'];
}

/** Puts a brand at fault; answers how to take that back. */
type Way = (breaking: Breaking, code: string) => Promise<BrokenBrand['mend']>;

/** Writes another text in place of a brand's settings. */
const rewrite = ({ places }: Breaking, code: string, change: (text: string) => string) => {
  const file = path.join(places.merchants, code, 'merchant.json');
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, change(sound));
  return async () => writeFileSync(file, sound);
};

/** Stores another configuration of a brand, of which its files know nothing. */
const store = async ({ owner }: Breaking, code: string, config: string) => {
  const { rows } = await owner.query('select config::text from merchant where code = $1', [code]);
  const write = (text: string) =>
    owner.query('update merchant set config = $2::jsonb where code = $1', [code, text]);
  await write(config);
  return () => write((rows[0] as { config: string }).config);
};

/** A promotion whose times mean nothing. */
const addPromotion = ({ owner }: Breaking, code: string, mechanic: object) =>
  owner.query(
    `insert into promotion (merchant_id, id, sequence, category, art, title, summary, content, mechanic)
      select id, 'broken', 99, 'ALL', '', '{}', '{}', '{}', $2::jsonb from merchant where code = $1`,
    [code, JSON.stringify(mechanic)],
  );

const WAYS: Readonly<Record<string, Way>> = {
  'its settings are no JSON': async (breaking, code) => rewrite(breaking, code, () => '{ "code": '),
  'its resources are no addresses': async (breaking, code) =>
    rewrite(breaking, code, (text) =>
      text.replace(/"resources": \{/, '"resources": {\n    "Android": { "url": 7 },'),
    ),
  'what is stored of it cannot be read, nor can its files': async (breaking, code) => {
    const mendFiles = rewrite(breaking, code, () => '');
    const mendRow = await store(breaking, code, '"unreadable"');
    return async () => {
      await mendFiles();
      await mendRow();
    };
  },
  'its site has no pages': async ({ places }, code) => {
    const [whole, bare] = [
      path.join(places.sites, '.releases', '.model'),
      path.join(places.sites, code),
    ];
    const pages = ['index.html', 'index.html.gz', 'shell.html', 'shell.html.gz'];
    for (const page of pages) rmSync(path.join(bare, page));
    return async () => {
      for (const page of pages) linkSync(path.join(whole, page), path.join(bare, page));
    };
  },
  'a job throws for it': async ({ owner }, code) => {
    const { rows } = await owner.query<{ id: number }>('select id from merchant where code = $1', [
      code,
    ]);
    const id = rows[0]?.id ?? 0;
    await owner.query(`alter table contract_ladder add constraint broken check (merchant_id <> ${id}) not valid;
      delete from contract_ladder where merchant_id = ${id}`);
    return () => owner.query('alter table contract_ladder drop constraint broken');
  },
  'its hours and its time zone are nonsense': async (breaking, code) => {
    const mend = await store(
      breaking,
      code,
      await readWith(breaking.owner, code, 'timeZone', 'Mars/Base'),
    );
    await addPromotion(breaking, code, {
      kind: 'redEnvelope',
      hours: ['noon'],
      openMinutes: 60,
      announceMinutes: 0,
      poolMinor: 100,
      budgetMinor: 100_000,
      count: 1,
      leastMinor: 1,
      turnover: 0,
    });
    return async () => {
      await breaking.owner.query(`delete from promotion where id = 'broken'`);
      await mend();
    };
  },
};

const readWith = async (
  owner: Connection['pool'],
  code: string,
  name: string,
  value: string,
): Promise<string> => {
  const { rows } = await owner.query(
    `select jsonb_set(config, array[$2], to_jsonb($3::text))::text as config from merchant where code = $1`,
    [code, name, value],
  );
  return (rows[0] as { config: string }).config;
};

/** In so many ways a brand can be at fault. */
export const WAYS_TO_BREAK = Object.keys(WAYS).length;

/**
 * Puts a brand at fault in each way, each another one.
 *
 * @param codes as many as there are ways; with agents, and none of those that play
 */
export const breakBrands = async (
  breaking: Breaking,
  codes: readonly string[],
): Promise<BrokenBrand[]> => {
  const broken: BrokenBrand[] = [];
  for (const [at, [how, way]] of Object.entries(WAYS).entries()) {
    const code = codes[at];
    if (code === undefined) throw new Error(`No brand is left of which ${how}.`);
    broken.push({ code, how, mend: await way(breaking, code) });
  }
  return broken;
};
