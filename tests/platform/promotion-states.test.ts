import { expect, test } from 'vitest';
import { joinPromotion, promotionStatus } from '#api/promotions.ts';
import type { PromotionMechanic } from '#generated/merchant-content.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { startApplicationFixture, storyPromotion } from '../support/applications.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';

const reward: PromotionMechanic = {
  kind: 'signUpReward',
  amountMinor: 500,
  turnover: 5,
  joinDays: 30,
  budgetMinor: 1_000_000,
};

test('each of the ten states of a promotion is reached, and stands in the reward center where it is a part of the member’s', async () => {
  const alpha = buildMerchant(
    'alpha',
    {},
    {
      promotions: [
        storyPromotion('story'),
        storyPromotion('tale'),
        storyPromotion('later', {}, { startsAt: '2099-01-01T00:00:00Z' }),
        storyPromotion('over', {}, { endsAt: '2020-01-01T00:00:00Z' }),
        { ...storyPromotion('gift'), mechanic: reward },
      ],
    },
  );
  const here = await startApplicationFixture([alpha]);
  try {
    const member = await here.newMember();
    const merchant = await openMerchant(here.database, alpha);
    const seen: [string | undefined, string | undefined][] = [];
    const see = async (id: string) => {
      const status = (await here.standing(member, id))?.status;
      seen.push([status, await here.rewardState(member, id)]);
    };

    for (const id of ['later', 'over', 'gift']) await see(id);
    await here.platform.call(member, joinPromotion, { id: 'gift' });
    await see('gift');
    await verifyAge(here.database, merchant, 'writer1', 'passport', 'tests');
    await see('gift');
    await here.claim(member, 'gift');
    await see('gift');
    await here.apply(member, 'story');
    await see('story');
    await here.look(member);
    await see('story');
    await here.decide(member, { amountMinor: 100 });
    await see('story');
    await here.apply(member, 'tale');
    await here.decide(member, 'reject');
    await see('tale');

    expect(seen).toEqual([
      ['comingSoon', 'open'],
      ['closed', undefined],
      ['join', 'joinable'],
      ['joined', 'open'],
      ['claim', 'claimable'],
      ['claimed', 'received'],
      ['applying', 'open'],
      ['processing', 'open'],
      ['issued', 'claimable'],
      ['rejected', 'ended'],
    ]);
    expect(new Set(seen.map(([status]) => status))).toEqual(new Set(promotionStatus.options));
  } finally {
    await here.platform.close();
  }
});
