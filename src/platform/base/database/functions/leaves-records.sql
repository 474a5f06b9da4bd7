-- Whether whoever writes entries in this transaction leaves the members' records of them to the trigger. Conditions of triggers
-- call such a function and say nothing else: PostgreSQL reads the text of a condition anew for each statement that writes a row,
-- byte by byte where it holds a text, and that of a function once in a connection (note 115).
create or replace function leaves_records() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.recorded', true) is distinct from 'on';
end $$;
