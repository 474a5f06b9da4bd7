-- Each statement by itself.
-- A page of the history goes on where the one before ended: at a moment and, of the same moment, at a round or a bet. The
-- indexes of before are what these begin with.
drop index concurrently if exists round_in_order;

create index concurrently round_in_order on round (player_id, node_id, started_at desc, id desc);

drop index concurrently if exists shared_bet_in_order;

create index concurrently shared_bet_in_order on shared_bet (player_id, placed_at desc, id desc);

drop index concurrently if exists round_of_player;

drop index concurrently if exists shared_bet_of_player;
