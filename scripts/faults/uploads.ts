import sharp from 'sharp';
import { setTimeout as wait } from 'node:timers/promises';
import { upload } from '#api/uploads.ts';
import { type Reply, send, type Sent } from './send.ts';
import type { World } from './world.ts';

/** Between two tries of the same picture. */
const AGAIN_MS = 200;

/** A picture that was acknowledged. */
interface Stored {
  url: string;
  /** What it shows: no two are the same. */
  color: number;
}

/** A member who uploads pictures, and what came of it. */
export interface Uploads {
  /** Uploads so many pictures, at both servers in turn, each until it is acknowledged. */
  store: (pictures: number) => Promise<void>;
  /** Tries so many while the store is away, and reads one that is there: both have to be answered 503. */
  meetAway: (pictures: number) => Promise<void>;
  /** Reads every acknowledged picture, and counts the rows. */
  judge: () => Promise<{ figures: Record<string, number>; faults: string[] }>;
}

/** A small picture of one color, as a form with a file. */
const formOf = async (color: number): Promise<{ raw: Buffer; contentType: string }> => {
  const background = { r: color >> 16, g: (color >> 8) & 255, b: color & 255 };
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('purpose', 'proof');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  const whole = new Response(form);
  return {
    raw: Buffer.from(await whole.arrayBuffer()),
    contentType: whole.headers.get('content-type') ?? '',
  };
};

/** The color of a picture as it was read; null where it is none. */
const colorOf = async ({ bytes }: Reply): Promise<number | null> => {
  try {
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer();
    return (red << 16) | (green << 8) | blue;
  } catch {
    return null;
  }
};

/** What was answered, beside what was acknowledged. */
const createCounts = () => ({
  refused: 0,
  unanswered: 0,
  longestMs: 0,
  /** In words: what should not have been answered. */
  strange: [] as string[],
});

type Counts = ReturnType<typeof createCounts>;

/** Notes an answer that did not store or show anything. */
const noteRefusal = (counts: Counts, { status, saysWhen, path, text }: Reply): void => {
  if (status === 503 && saysWhen) counts.refused += 1;
  else if (status === 0) counts.unanswered += 1;
  else counts.strange.push(`${path} was answered ${status}: ${text.slice(0, 100)}`);
};

/** A member at work. */
interface Uploader {
  world: World;
  token: string;
  memberId: number;
  stored: Stored[];
  counts: Counts;
  turn: number;
  colors: number;
}

/** Sends as the member, to one server after the other. */
const sendNext = async (own: Uploader, sent: Omit<Sent, 'port' | 'host'>): Promise<Reply> => {
  const { host, ports } = own.world;
  own.turn += 1;
  const reply = await send({ ...sent, port: ports[own.turn % 2] ?? 0, host, token: own.token });
  own.counts.longestMs = Math.max(own.counts.longestMs, reply.ms);
  return reply;
};

const nextColor = (own: Uploader): number => {
  own.colors += 1;
  return own.colors;
};

/** @returns whether it was acknowledged */
const tryOnce = async (own: Uploader, color: number): Promise<boolean> => {
  const reply = await sendNext(own, { path: upload.path, form: await formOf(color) });
  if (reply.status !== 200) {
    noteRefusal(own.counts, reply);
    return false;
  }
  const { value } = JSON.parse(reply.text) as { value: { url: string } };
  own.stored.push({ url: value.url, color });
  return true;
};

const read = (own: Uploader, url: string): Promise<Reply> =>
  sendNext(own, { method: 'GET', path: url });

const meetAway = async (own: Uploader, pictures: number): Promise<void> => {
  const { counts, stored } = own;
  const before = counts.refused;
  for (let picture = 0; picture < pictures; picture += 1) await tryOnce(own, nextColor(own));
  noteRefusal(counts, await read(own, stored.at(-1)?.url ?? ''));
  const refused = counts.refused - before;
  if (refused !== pictures + 1)
    counts.strange.push(`${refused} of ${pictures + 1} calls were answered 503 without a store`);
};

const judge = async (own: Uploader): ReturnType<Uploads['judge']> => {
  const { world, stored, counts, memberId } = own;
  let lost = 0;
  for (const { url, color } of stored)
    if ((await colorOf(await read(own, url))) !== color) lost += 1;
  const { pool, close } = await world.open();
  const { rowCount } = await pool.query('select from upload where member_id = $1', [memberId]);
  await close();
  // What was not answered may be there or not.
  const more = (rowCount ?? 0) - stored.length - counts.unanswered;
  return {
    figures: {
      uploads: stored.length,
      uploadsRefused: counts.refused,
      longestUploadS: counts.longestMs / 1000,
    },
    faults: [
      ...new Set(counts.strange),
      ...(lost > 0 ? [`${lost} acknowledged pictures are lost`] : []),
      ...(more > 0 ? [`${more} pictures are there that were refused`] : []),
      ...(counts.unanswered > 0 ? [`${counts.unanswered} uploads were not answered`] : []),
    ],
  };
};

/** Lets a member of a world upload pictures. */
export const createUploads = (world: World): Uploads => {
  const [member] = world.people.others;
  if (!member) throw new Error('Nobody uploads.');
  const { token, memberId } = member;
  const own: Uploader = {
    world,
    token,
    memberId,
    stored: [],
    counts: createCounts(),
    turn: 0,
    colors: 0,
  };
  return {
    store: async (pictures) => {
      for (let picture = 0; picture < pictures; picture += 1) {
        const color = nextColor(own);
        while (!(await tryOnce(own, color))) await wait(AGAIN_MS);
      }
    },
    meetAway: (pictures) => meetAway(own, pictures),
    judge: () => judge(own),
  };
};
