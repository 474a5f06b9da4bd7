import type { FrameLocator, Locator, Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import { betState } from '#domain/bet-state.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { resultSentence } from '#games/shared/page/play/result-sentence.ts';
import { loadGameWords } from '#games/words/game-words.ts';
import { isTrial, PLAY_CURRENCY } from '#platform/people/access/member-types.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import type { Bet } from '#platform/base/database/bet-tables.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { stakesOf } from '#platform/play/game-lobby/session-stakes.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { expect, type Visit, type VisitOptions } from './browser.ts';
import { newOpenMember } from './browser-member.ts';
import { merchantOf, newPlayer } from './browser-money.ts';
import { say } from './site-messages.ts';

/** The games' own words in English. */
export const playSay = await loadGameWords('en');

/** What a player comes with. */
export const CASH = 50_000_000;

/** More than a round of the smallest coins: a sum that is rounded anywhere shows. */
const ODD_MINOR = 37;

/** Where and how a game is played. */
export interface Place extends Pick<VisitOptions, 'phone'> {
  code: string;
}

/** Whose money, or credits, are played with. */
interface Gambler {
  merchant: Merchant;
  merchantId: number;
  memberId: number;
  /** The type of account. */
  type: number;
}

/** A game in the window of its player. */
export interface Play {
  page: Page;
  /** The game's own page. */
  frame: FrameLocator;
  player: Gambler;
  database: Database;
  game: { nodeId: number; name: string; minimumStakeMinor: number };
  /** An amount as the game and the site write it. */
  money: (minor: number) => string;
  /** What the ledger has for the player: own money, and stakes of rounds that are open. */
  readAccounts: () => Promise<{ cash: number; locked: number }>;
}

/** A game of some rules that a brand offers, best one that may be tried out. */
const gameOf = async (
  database: Database,
  { merchant }: Gambler,
  asked: { kind: string; gameType?: GameType | undefined },
) => {
  const codes = catalogue
    .filter((game) => game.isGame === 'GAME' && modelOf(game)?.kind === asked.kind)
    .filter((game) => asked.gameType === undefined || game.gameType === asked.gameType)
    .filter(({ gameType, vendor }) =>
      merchant.config.categories.some(
        ({ type, vendors }) => type === gameType && vendors.some((each) => each === vendor),
      ),
    )
    .map(({ gameCode }) => gameCode);
  const { names, ...game } = await database
    .selectFrom('game')
    .select(['nodeId', 'names', 'minimumStakeUnits', 'maximumStakeUnits'])
    .where('gameCode', 'in', codes)
    .orderBy('freeTrial', 'desc')
    .orderBy('nodeId')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { nodeId } = game;
  return { nodeId, name: names['en'] ?? '', ...stakesOf(game, null) };
};

const newGambler = async (
  database: Database,
  code: string,
  type: number,
): Promise<Gambler & { token: string }> => {
  if (!isTrial(type))
    return { ...(await newPlayer(database, code, { cashMinor: CASH, type })), type };
  const member = await newOpenMember(database, code, { cashMinor: CASH, type });
  return { ...member, merchant: await merchantOf(database, code), type };
};

/**
 * Waits until a game can be pressed: the cover over its frame goes when the game is there, and what is
 * pressed before the browser has drawn that still reaches the cover.
 */
export const whenInReach = async (page: Page): Promise<void> => {
  const frame = page.locator('iframe');
  await expect(async () => {
    const box = await frame.boundingBox();
    if (!box) throw new Error('The game has no frame yet.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // From one place to another: a pointer that rests tells nothing.
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y + 1);
    const root = frame.contentFrame().locator('html');
    expect(await root.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
};

/** A player who has signed in before, with a game of theirs at one address. */
export const openGame = async (
  { visit, database }: { visit: Visit; database: Database },
  { code, phone = false }: Place,
  kind: string,
  { query = '', type = 0, gameType }: { query?: string; type?: number; gameType?: GameType } = {},
): Promise<Play> => {
  const player = await newGambler(database, code, type);
  const game = await gameOf(database, player, { kind, gameType });
  // A header of a proxy would make the browser ask the brand whether its fonts may have it.
  const path = `/game/${game.nodeId}${query}`;
  const page = await visit(code, {
    language: 'en',
    phone,
    direct: true,
    path,
    token: player.token,
  });
  await whenInReach(page);
  const { currency } = player.merchant.config;
  return playOf({ page, database, player, game }, query === '' ? currency : PLAY_CURRENCY);
};

/** A game of some rules in the page of somebody who is signed in there, for own money; the page was visited directly. */
export const goToGame = async (
  page: Page,
  database: Database,
  player: Gambler,
  kind: string,
): Promise<Play> => {
  const game = await gameOf(database, player, { kind });
  await page.goto(`/game/${game.nodeId}`);
  await whenInReach(page);
  return playOf({ page, database, player, game }, player.merchant.config.currency);
};

/** A game that a page shows. @param shownCurrency in which its amounts are written */
export const playOf = (
  opened: Pick<Play, 'page' | 'database' | 'player' | 'game'>,
  shownCurrency: string,
): Play => {
  const { page, database, player } = opened;
  return {
    ...opened,
    frame: page.frameLocator('iframe'),
    money: (minor) => formatMoney(minor, { currency: shownCurrency, language: 'en' }),
    readAccounts: async () => {
      const { merchantId, memberId, merchant, type } = player;
      const currency = isTrial(type) ? PLAY_CURRENCY : merchant.config.currency;
      const { cash, locked } = await readBalances(database, merchantId, memberId, currency);
      return { cash: cash.balanceMinor, locked: locked.balanceMinor };
    },
  };
};

/** A button of the game's page. */
export const buttonOf = ({ frame }: Play, name: string | RegExp): Locator =>
  frame.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Where the stake is set and the game is played. */
export const panelOf = ({ frame }: Play): Locator =>
  frame.getByRole('region', { name: playSay('play.panel') });

/** Types a stake that is no round sum, and answers it. @param times so many of the smallest stake of the game */
export const setStake = async ({ frame, game }: Play, times = 1): Promise<number> => {
  const minor = game.minimumStakeMinor * times + ODD_MINOR;
  await frame
    .getByRole('textbox', { name: playSay('play.stake'), exact: true })
    .fill(String(minor / 100));
  return minor;
};

/** The player's bets as the platform has them, the first first. */
export const betsOf = ({ database, player }: Play): Promise<Bet[]> =>
  database
    .selectFrom('bet')
    .selectAll()
    .where('merchantId', '=', player.merchantId)
    .where('memberId', '=', player.memberId)
    .orderBy('id')
    .execute();

/** The bets once all of them have ended. */
export const endedBetsOf = async (play: Play, timeout?: number): Promise<Bet[]> => {
  const patience = timeout === undefined ? {} : { timeout };
  await expect
    .poll(async () => (await betsOf(play)).map(({ status }) => status), patience)
    .toEqual(expect.arrayContaining(['settled']));
  await expect
    .poll(async () => (await betsOf(play)).some(({ status }) => status === 'open'), patience)
    .toBe(false);
  return betsOf(play);
};

const sum = (bets: readonly Bet[], of: (bet: Bet) => number): number =>
  bets.reduce((total, bet) => total + of(bet), 0);

const stakeOf = (bets: readonly Bet[]): number => sum(bets, ({ stakeMinor }) => stakeMinor);
const payoutOf = (bets: readonly Bet[]): number => sum(bets, (bet) => bet.payoutMinor ?? 0);

/** What the game's page says of a round whose bets have ended. */
export const sentenceOf = ({ money }: Play, bets: readonly Bet[]): string =>
  resultSentence(
    {
      stakeMinor: stakeOf(bets),
      payoutMinor: payoutOf(bets),
      jackpotMinor: 0,
    } as Parameters<typeof resultSentence>[0],
    { t: playSay, money },
  );

/** The balance over the game and the ledger say what stakes and payouts leave. */
export const expectBalance = async (play: Play, bets: readonly Bet[]): Promise<void> => {
  const cash = CASH - stakeOf(bets) + payoutOf(bets);
  await expect(play.page.getByRole('group', { name: say('header.balance') })).toContainText(
    play.money(cash),
  );
  const locked = stakeOf(bets.filter(({ status }) => status === 'open'));
  expect(await play.readAccounts()).toEqual({ cash, locked });
};

/** Where the player's records stand. */
const recordsOf = ({ page }: Play): Locator =>
  page.getByRole('list', { name: say('history.bets.title') }).getByRole('listitem');

/** Balance, ledger and records agree to the cent. */
export const expectRecords = async (play: Play): Promise<Bet[]> => {
  const { page, money } = play;
  const bets = await endedBetsOf(play);
  await expectBalance(play, bets);

  await page.goto('/personalHistoryCopy');
  const rows = recordsOf(play);
  await expect(rows).toHaveCount(bets.length);
  for (const bet of bets) {
    const row = rows.filter({ hasText: bet.transactionId });
    const state = betState(bet.status, bet.stakeMinor, bet.payoutMinor);
    await expect(row).toContainText(say(`history.bets.states.${state}`));
    await expect(row).toContainText(money(bet.stakeMinor));
    await expect(row).toContainText(money(bet.payoutMinor ?? 0));
  }
  const sumOf = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(sumOf(say('history.bets.stake'))).toContainText(money(stakeOf(bets)));
  await expect(sumOf(say('history.bets.payout'))).toContainText(money(payoutOf(bets)));
  return bets;
};

/** The same, and the last round is shown again as it was. */
export const expectAgreement = async (play: Play): Promise<void> => {
  const bets = await expectRecords(play);
  const last = bets.at(-1);
  const round = bets.filter(({ roundId }) => roundId === last?.roundId);
  const row = recordsOf(play).filter({ hasText: last?.transactionId ?? '' });
  await expect(row).toContainText(play.game.name);
  await row.getByRole('link', { name: say('history.bets.replay') }).click();
  await expect(play.frame.getByText(playSay('play.replayTitle'))).toBeVisible();
  await expect(panelOf(play)).toContainText(sentenceOf(play, round));
};
