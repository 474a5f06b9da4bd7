-- After a break from play: so long can be claimed what was earned before it or within it, and had to be claimed meanwhile.
create or replace function break_grace() returns interval language sql immutable parallel safe as $$
  select interval '7 days'
$$;
