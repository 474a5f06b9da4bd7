-- Several processes may serve one database: one of them leads each shared game, another takes over.

-- until when somebody was there to lead the round
alter table shared_round add column led_at timestamptz not null default now();

-- of a bet that can be taken early it is not known what it pays before it was taken
alter table shared_bet alter column odds drop not null;
update shared_bet set odds = multiplier where multiplier is not null and odds <> multiplier;
update shared_bet set odds = null
  from shared_round
  where shared_round.id = shared_bet.round_id
    and shared_round.model ->> 'kind' = 'crash'
    and shared_bet.multiplier is null;
