-- How many members may take an envelope from one browser, address or household: terms of the round, as the others. Null:
-- any number.
alter table red_envelope_round add column limits jsonb;
