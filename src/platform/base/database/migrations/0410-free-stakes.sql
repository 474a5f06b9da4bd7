-- A bonus that is staked on categories of games alone. Null, with node_ids null too: on every game.
alter table bonus add column game_types text[] check (cardinality(game_types) > 0);

-- The points mall gives free stakes: the games, how often it is staked, and the most of one that becomes cash.
alter table mall_item add column free_stake jsonb;
alter table mall_item drop constraint mall_item_kind_check;
alter table mall_item add constraint mall_item_kind_check
  check (kind in ('goods', 'cash', 'bonus', 'freeStake'));
alter table mall_item add constraint mall_item_free_stake_check
  check ((kind = 'freeStake') = (free_stake is not null));

-- An order carries the terms of its day.
alter table mall_order add column free_stake jsonb;
alter table mall_order drop constraint mall_order_kind_check;
alter table mall_order add constraint mall_order_kind_check
  check (kind in ('goods', 'cash', 'bonus', 'freeStake'));
alter table mall_order add constraint mall_order_free_stake_check
  check ((kind = 'freeStake') = (free_stake is not null));
