import type { Page } from 'playwright';
import { promotionStatus, type PromotionStanding } from '#api/promotions.ts';
import type { Reward, RewardState } from '#api/rewards.ts';
import { expect, nightly } from '../support/browser.ts';
import { newPlayer } from '../support/browser-money.ts';
import { contentOf, textIn } from '../support/site-content.ts';
import { say } from '../support/site-messages.ts';

/*
 * Where each of the ten states is shown. That the platform reaches all of them, and what of each stands
 * among the rewards, is proved by tests/platform/promotion-states.test.ts.
 */

type Status = PromotionStanding['status'];

/** Ten states, five promotions: two visits show all of them. */
const HALVES: readonly (readonly Status[])[] = [
  ['join', 'joined', 'claim', 'claimed', 'comingSoon'],
  ['applying', 'processing', 'issued', 'rejected', 'closed'],
];

/** What of a promotion in each state stands in the reward center. */
const rewardStates: Record<Status, RewardState> = {
  comingSoon: 'open',
  join: 'joinable',
  joined: 'open',
  applying: 'open',
  processing: 'open',
  claim: 'claimable',
  issued: 'claimable',
  claimed: 'received',
  rejected: 'ended',
  // Of what was joined, and ran out of time.
  closed: 'ended',
};

const cases = [
  {
    code: 'oasis',
    currency: 'AED',
    phone: false,
    ids: ['welcome', 'dune-trail', 'river-story', 'match-story', 'card-table'],
  },
  {
    code: 'volt',
    currency: 'BRL',
    phone: true,
    ids: ['welcome', 'player-one', 'loot-drop', 'weekly-circuit', 'daily-runs'],
  },
];

interface Told {
  standing: PromotionStanding;
  title: string;
}

/** Answers the two calls that say where the member stands; a later answer goes before an earlier one. */
const answer = async (page: Page, all: readonly Told[]): Promise<void> => {
  const rewards = all.map(
    ({ standing: { id, status, note, amountMinor, currency }, title }): Reward => ({
      kind: 'promotion',
      id,
      title,
      state: rewardStates[status],
      status,
      currency,
      ...(note !== undefined && { note }),
      amountMinor,
      progress: null,
      endsAt: null,
      path: `/promotions#${id}`,
    }),
  );
  await page.route('**/MCSFE_getPromotionStandings*', (route) =>
    route.fulfill({ json: { success: true, value: all.map(({ standing }) => standing) } }),
  );
  await page.route('**/wps/member/rewards?*', (route) =>
    route.fulfill({ json: { success: true, value: rewards } }),
  );
};

/** Promotions whose picture lies over their words, or leaves a gap beside them. */
const misplacedPictures = (page: Page): Promise<string[]> =>
  page.locator('article[id]').evaluateAll((articles) =>
    articles.flatMap((article) => {
      const [picture, body] = [...article.children].map((part) => part.getBoundingClientRect());
      const frame = article.querySelector('img')?.parentElement?.getBoundingClientRect();
      if (!picture || !body || !frame) return [];
      const isBeside = picture.bottom > body.top + 1;
      const isOver = isBeside ? frame.right > body.left + 1 : frame.bottom > body.top + 1;
      return isOver || Math.abs(frame.height - picture.height) > 1 ? [article.id] : [];
    }),
  );

/** How far from the end of its card each button of a reward begins, in pixels. */
const buttonEnds = (page: Page): Promise<number[]> =>
  page
    .getByRole('article')
    .evaluateAll((articles) => [
      ...new Set(
        articles.flatMap((article) =>
          [...article.querySelectorAll('button')].map((button) =>
            Math.round(
              article.getBoundingClientRect().right - button.getBoundingClientRect().right,
            ),
          ),
        ),
      ),
    ]);

const wordOf = ({ status, note }: PromotionStanding): string =>
  say(`promotionOffer.states.${status === 'rejected' && note !== undefined ? 'refused' : status}`);

/** At its own place a state is a word, or the button that takes part. */
const atPromotion = (page: Page, { standing }: Told) => {
  const article = page.locator(`article#${standing.id}`);
  const join = article.getByRole('button', { name: say('promotionOffer.join') });
  return standing.status === 'join'
    ? join.or(article.getByRole('button', { name: say('application.open') })).first()
    : article.getByText(wordOf(standing), { exact: true }).first();
};

nightly.for(cases)(
  'each of the ten states is shown on the promotions page, by its link, at home and among rewards: $code',
  async ({ code, currency, phone, ids }, { visit, database }) => {
    const { token } = await newPlayer(database, code);
    const page = await visit(code, { token, language: 'en', phone });
    const titles = new Map(contentOf(code, 'promotions').map(({ id, title }) => [id, title]));
    expect(HALVES.flat().toSorted()).toEqual(promotionStatus.options.toSorted());

    for (const half of HALVES) {
      const all = half.map((status, at): Told => {
        const id = ids[at] ?? '';
        const said = status === 'rejected' ? { note: 'Not of this week' } : {};
        const reason = status === 'closed' ? 'expired' : null;
        const amounts = { amountMinor: null, dueAt: null, currency };
        return {
          standing: { id, status, reason, ...amounts, ...said },
          title: textIn(titles.get(id)),
        };
      });
      await answer(page, all);

      await page.goto('/promotions');
      for (const each of all) await expect(atPromotion(page, each)).toBeVisible();
      expect(await misplacedPictures(page)).toEqual([]);
      for (const each of all) {
        await page.goto(`/promotions#${each.standing.id}`);
        await expect(page.locator(`article#${each.standing.id}[data-chosen]`)).toBeVisible();
        await expect(atPromotion(page, each)).toBeVisible();
      }
      await page.goto('/rewardCenter');
      for (const { standing, title } of all)
        await expect(
          page
            .getByRole('article')
            .filter({ hasText: title })
            .getByText(wordOf(standing), { exact: true }),
        ).toBeVisible();
      expect((await buttonEnds(page)).length).toBeLessThanOrEqual(1);
      if (half.includes('rejected')) await expect(page.getByText('Not of this week')).toBeVisible();
      await page.goto('/');
      for (const { standing } of all)
        await expect(
          page
            .getByRole('region', { name: say('home.promotionsTitle') })
            .getByText(wordOf(standing), { exact: true })
            .first(),
        ).toBeAttached();
    }
  },
);
