-- What a member can claim is counted at every page: each count looks at nothing but what waits. Missions have such an index
-- since 0387, gifts of ranks are few for a member.
create index promotion_entry_waiting on promotion_entry (merchant_id, member_id)
  where state in ('JOINED', 'CLAIMABLE');
create index race_prize_waiting on race_prize (merchant_id, member_id) where state = 'CLAIMABLE';
create index raffle_prize_waiting on raffle_prize (merchant_id, member_id) where claimed_at is null;
create index referral_reward_waiting on referral_reward (merchant_id, member_id)
  where state = 'CLAIMABLE';
