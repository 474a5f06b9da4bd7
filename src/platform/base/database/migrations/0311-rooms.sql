-- Which room of a card game a play has entered; its stakes hold for the whole play.

alter table game_session add column room text check (char_length(room) <= 40);

create index game_session_in_room on game_session (merchant_id, room, seen_at)
  where room is not null and ended_at is null;
