-- What was reached in this moment: its members are told.
create index mission_award_reached on mission_award (reached_at) where state = 'CLAIMABLE';
