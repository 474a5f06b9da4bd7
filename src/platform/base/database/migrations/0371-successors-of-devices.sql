-- With it the token before the newest gives the newest again, for some seconds: a browser that asks twice
-- at once, or whose answer was lost, is no thief. Without that token it says nothing.
alter table device add column successor_salt text;
