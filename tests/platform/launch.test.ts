import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { recentGame, roomList } from '#api/game-lobby.ts';
import { launchGame, roundReplay } from '#api/launch.ts';
import { selfExclude, startCoolOff } from '#api/protection.ts';
import { betHistory } from '#api/records.ts';
import { vendorAuthenticate } from '#api/vendor-protocol.ts';
import { launchSignedText } from '#api/vendor-signing.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import {
  GAMES_URL,
  openPlay,
  setUpGames,
  sendAsVendor,
  testKey,
} from '../support/vendor-messages.ts';
import { vendorOf } from '../support/vendor-player.ts';

const find = (isMeant: (game: (typeof catalogue)[number]) => boolean) => {
  const game = catalogue.find(isMeant);
  if (!game) throw new Error('the catalogue has no such game');
  return game;
};

const slot = find(({ vendor, isGame }) => vendor === 'MOONFERRY' && isGame === 'GAME');
const lobby = find(({ isGame }) => isGame === 'VASSALAGE');
const cards = find(({ gameType, isGame }) => gameType === 'PVP' && isGame === 'GAME');
const lottery = find(({ gameType }) => gameType === 'LOTT');
const foreign = find(({ vendor, isGame }) => vendor === 'TAMARIND' && isGame === 'GAME');

let platform: TestPlatform;
let distDir: string;

beforeAll(async () => {
  setUpGames();
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery-launch-'));
  await mkdir(path.join(distDir, 'alpha'));
  await writeFile(path.join(distDir, 'alpha', 'index.html'), '<!doctype html><title>a</title>');
  await writeFile(path.join(distDir, 'alpha', 'theme.0a1b2c3d4e.css'), ':root{}');
  const alpha = buildMerchant('alpha', {
    categories: [
      { type: 'RNG', vendors: ['MOONFERRY'] },
      { type: 'PVP', vendors: [cards.vendor] },
      { type: 'LOTT', vendors: [lottery.vendor] },
      ...(lobby.gameType === 'RNG' || lobby.gameType === 'PVP' || lobby.gameType === 'LOTT'
        ? []
        : [{ type: lobby.gameType, vendors: [lobby.vendor] }]),
    ],
  });
  platform = await startTestPlatform([alpha], { distDir });
  await sql`update game set free_trial = node_id = ${slot.nodeId}`.execute(platform.database);
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

let people = 0;
const newMember = (type = 0): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, 'alpha', {
    username: `launch${people}`,
    cashMinor: 100_000,
    type,
    profile: { birthday: '1990-01-01' },
  });
};

const launch = (member: OpenedMember, input: Partial<InputOf<typeof launchGame>> = {}) =>
  platform.call(member, launchGame, { nodeId: slot.nodeId, ...input });

test('a visitor cannot begin a game', async () => {
  expect(
    await platform.call({ host: 'alpha.localhost' }, launchGame, { nodeId: slot.nodeId }),
  ).toMatchObject({ ok: false, refusal: 'not_logged_in' });
});

test('a member gets the address of the game’s page, signed for the site that asked', async () => {
  const member = await newMember();

  const launched = await launch(member, { mode: 'light', language: 'my' });

  if (!launched.ok || launched.value.kind !== 'frame') throw new Error('no frame');
  const url = new URL(launched.value.url);
  const { vendor, ticket = '', origin = '', sig } = Object.fromEntries(url.searchParams);
  expect(url.origin + url.pathname).toBe(`${GAMES_URL}/play`);
  expect(origin).toBe('http://alpha.localhost');
  expect(sig).toBe(
    createHmac('sha256', testKey(vendor ?? ''))
      .update(launchSignedText(ticket, origin))
      .digest('hex'),
  );
  expect(launched.value).toMatchObject({ wallet: 'real', gameSessionId: expect.any(String) });
  const { rows } = await sql<{ row: string }>`select to_jsonb(s)::text as row from game_session s
    where member_id = ${member.memberId}`.execute(platform.database);
  expect(rows[0]?.row).not.toContain(ticket);
  expect(await platform.call(member, recentGame, {})).toMatchObject({
    value: { list: [{ nodeId: slot.nodeId }] },
  });
});

test('the vendor is told the language, the mode and where the theme is', async () => {
  const play = await openPlay(platform, await newMember(), {
    nodeId: slot.nodeId,
    mode: 'light',
    language: 'my',
  });

  expect(play).toMatchObject({
    language: 'my',
    game: {
      name: slot.names.my,
      gameCode: slot.gameCode,
      iconUrl: expect.stringContaining('.svg'),
    },
    brand: { mode: 'light', styleUrl: '/theme.0a1b2c3d4e.css', name: 'Brand alpha' },
  });
});

test('the site’s pages may show the games in a frame', async () => {
  const page = await platform.send({ host: 'alpha.localhost' }, { path: '/' });

  expect(page.headers['content-security-policy']).toContain(`frame-src 'self' ${GAMES_URL};`);
});

test('a trial account plays what may be tried out, and nothing else', async () => {
  const trial = await newMember(4);

  expect(await launch(trial)).toMatchObject({ value: { wallet: 'trial' } });
  expect(await launch(trial, { nodeId: cards.nodeId })).toMatchObject({
    refusal: 'in_need_true_account',
    status: 403,
  });
});

test('a member tries out what may be tried out', async () => {
  const member = await newMember();

  expect(await launch(member, { freeTrial: true })).toMatchObject({ value: { wallet: 'fun' } });
  expect(await launch(member, { nodeId: cards.nodeId, freeTrial: true })).toMatchObject({
    refusal: 'free_trial_closed',
  });
});

test('a lottery is a page of the site', async () => {
  const launched = await launch(await newMember(), { nodeId: lottery.nodeId });

  if (!launched.ok || launched.value.kind !== 'page') throw new Error('no page');
  expect(launched.value.path).toMatch(
    new RegExp(`^/(lottery|seaLottery|vnLottery)\\?gameCode=${lottery.gameCode}$`),
  );
});

test('a list of games is no game, and another brand’s game is none here', async () => {
  const member = await newMember();

  for (const nodeId of [lobby.nodeId, foreign.nodeId, 1])
    expect(await launch(member, { nodeId })).toMatchObject({ refusal: 'not_found', status: 404 });
});

test('a game in maintenance is not begun', async () => {
  const member = await newMember();
  await sql`update game set maintenance = true where node_id = ${slot.nodeId}`.execute(
    platform.database,
  );

  expect(await launch(member)).toMatchObject({ refusal: 'game_maintenance', status: 403 });

  await sql`update game set maintenance = false`.execute(platform.database);
  expect(await launch(member)).toMatchObject({ ok: true });
});

test('who pauses or is excluded begins nothing, not even without money', async () => {
  const pausing = await newMember();
  const excluded = await newMember();
  await platform.call(pausing, startCoolOff, { hours: 24 });
  await platform.call(excluded, selfExclude, { months: 6, confirmed: true });

  for (const freeTrial of [false, true]) {
    expect(await launch(pausing, { freeTrial })).toMatchObject({ refusal: 'cooling_off' });
    expect(await launch(excluded, { freeTrial })).toMatchObject({ refusal: 'self_excluded' });
  }
});

test('a room’s stakes hold for the whole play', async () => {
  const member = await newMember();
  const rooms = await platform.call({ host: 'alpha.localhost' }, roomList, {
    nodeId: cards.nodeId,
  });
  if (!rooms.ok) throw new Error(rooms.refusal);
  const room = rooms.value.tables[0]?.rooms[1];
  if (!room) throw new Error('the game has no second room');

  const play = await openPlay(platform, member, { nodeId: cards.nodeId, roomId: room.roomId });

  const { minimumStakeMinor, maximumStakeMinor } = room;
  expect(play.game).toMatchObject({ minimumStakeMinor, maximumStakeMinor });
  const vendor = vendorOf(platform, minimumStakeMinor);
  expect(await vendor.bet(play, { stakeMinor: minimumStakeMinor - 1 })).toMatchObject({
    refusal: 'stake_out_of_range',
    details: { min: minimumStakeMinor, max: maximumStakeMinor },
  });
  expect(await vendor.bet(play)).toMatchObject({ ok: true });
  expect(await launch(member, { nodeId: cards.nodeId, roomId: 'no-room' })).toMatchObject({
    refusal: 'not_found',
  });
});

test('a round of one’s own is shown again, and nothing can be staked there', async () => {
  const member = await newMember();
  const play = await openPlay(platform, member, { nodeId: slot.nodeId });
  const vendor = vendorOf(platform, play.game.minimumStakeMinor);
  await vendor.bet(play, { transactionId: 'seen-1', roundId: 'seen', payoutMinor: 0 });
  await vendor.bet(play, { transactionId: 'open-1', roundId: 'open' });
  const bets = await platform.call(member, betHistory, {});
  if (!bets.ok) throw new Error(bets.refusal);
  const [open, seen] = bets.value.items.map(({ id }) => Number(id));

  const replay = await platform.call(member, roundReplay, { betId: seen ?? 0 });

  if (!replay.ok) throw new Error(replay.refusal);
  const ticket = new URL(replay.value.url).searchParams.get('ticket') ?? '';
  const shown = await sendAsVendor(platform, play.vendor, vendorAuthenticate, { ticket });
  if (!shown.ok) throw new Error(shown.refusal);
  expect(shown.value).toMatchObject({ purpose: 'replay', roundId: 'seen' });
  expect(await vendor.bet({ ...shown.value, vendor: play.vendor })).toMatchObject({
    refusal: 'session_expired',
  });
  for (const [who, betId] of [
    [member, open ?? 0],
    [await newMember(), seen ?? 0],
  ] as const)
    expect(await platform.call(who, roundReplay, { betId })).toMatchObject({
      refusal: 'replay_unavailable',
      status: 404,
    });
});

test('without a service for games, it is said that they cannot be opened', async () => {
  const member = await newMember();
  const { LIVERY_GAMES_URL: url } = process.env;
  delete process.env['LIVERY_GAMES_URL'];
  try {
    expect(await launch(member)).toMatchObject({ refusal: 'games_unavailable', status: 503 });
  } finally {
    process.env['LIVERY_GAMES_URL'] = url;
  }
});
