import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startObjectStore } from '../bench/publish/object-store.ts';
import { bear } from './bear.ts';
import { type Carrier, startCarrier } from './carrier.ts';
import type { Fault, Measured, Place } from './fault.ts';
import { makePair, type PairGround } from './kills.ts';
import { createUploads, type Uploads } from './uploads.ts';
import type { World } from './world.ts';

/** Pictures that are stored while the store is there, and tried while it is not, each time. */
const PICTURES = 6;

/** Within this time every upload is answered while the store cannot be reached. */
const ANSWERED_WITHIN_S = 40;

type Store = Awaited<ReturnType<typeof startObjectStore>>;

interface StoreGround extends PairGround {
  store: Store;
  /** The network between the servers and the store. */
  carrier: Carrier;
}

/** How the store goes, and how it comes back. */
interface Way {
  name: string;
  go: (ground: StoreGround) => void;
  back: (ground: StoreGround) => void;
}

const carries = ({ carrier }: StoreGround): void => carrier.set('carries');

const ways: readonly Way[] = [
  { name: 'refusing', go: ({ carrier }) => carrier.set('refuses'), back: carries },
  { name: 'silent', go: ({ carrier }) => carrier.set('silent'), back: carries },
  {
    name: 'ill',
    go: ({ store }) => {
      store.faults.answers = 500;
    },
    back: ({ store }) => {
      store.faults.answers = undefined;
    },
  },
];

/** Pictures before, while and after the store is away. @returns how long until they were stored again, in s */
const goOnce = async (ground: StoreGround, uploads: Uploads, way: Way): Promise<number> => {
  await uploads.store(PICTURES);
  way.go(ground);
  await uploads.meetAway(PICTURES);
  way.back(ground);
  const backAt = performance.now();
  await uploads.store(1);
  const backS = (performance.now() - backAt) / 1000;
  // What was refused is said again, and is there then.
  await uploads.store(PICTURES);
  return backS;
};

/** Objects of which neither a row nor the list of those to be swept knows. */
const countUnknown = async ({ open }: World, { objects }: Store): Promise<number> => {
  const { pool, close } = await open();
  try {
    const keys = [...objects().keys()].map((key) => key.split(path.sep).slice(-2).join('/'));
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) from unnest($1::text[]) as object (key)
        where key not in (select merchant_id || '/' || id from upload
          union all select merchant_id || '/' || id from upload_object)`,
      [keys],
    );
    return Number(rows[0]?.count);
  } finally {
    await close();
  }
};

const breakStore = async (
  { world, load, times }: Place,
  ground: StoreGround,
): Promise<Measured> => {
  const uploads = createUploads(world);
  const figures: Record<string, number> = {};
  for (let time = 0; time < times; time += 1)
    for (const way of ways) {
      await load.until(1);
      const backS = await goOnce(ground, uploads, way);
      const name = `${way.name}BackS`;
      figures[name] = Math.max(figures[name] ?? 0, backS);
    }
  // What was on its way when nothing was carried has arrived by now.
  await wait(1000);
  const unknown = await countUnknown(world, ground.store);
  const found = await uploads.judge();
  return {
    figures: { ...figures, ...found.figures },
    faults: [
      ...found.faults,
      ...(unknown > 0 ? [`${unknown} objects are in the store, and nobody knows of them`] : []),
      ...((found.figures['longestUploadS'] ?? 0) > ANSWERED_WITHIN_S
        ? ['an upload was left hanging']
        : []),
    ],
  };
};

const makeGround = async (folder: string): Promise<StoreGround> => {
  const pair = await makePair(folder);
  const store = await startObjectStore(folder);
  const carrier = await startCarrier(Number(new URL(store.env.AWS_ENDPOINT_URL).port));
  const endpoint = carrier.urlOf(store.env.AWS_ENDPOINT_URL);
  return {
    ...pair,
    store,
    carrier,
    world: {
      env: { ...store.env, AWS_ENDPOINT_URL: endpoint, LIVERY_S3_URL: store.folder('faults') },
      others: 1,
    },
    close: async () => {
      await carrier.close();
      await store.stop();
      await pair.close();
    },
  };
};

/** The object store is away: uploads are refused with 503 and none is lost; all else goes on. */
export const s3Away: Fault = {
  name: 's3',
  title: 'the store of uploads refuses connections, is silent, answers 500',
  run: (times) => bear({ fault: 's3', times, makeGround, breakIt: breakStore }),
};
