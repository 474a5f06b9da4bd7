-- Whoever writes a new password hash need not think of the moment.
create or replace function note_password_change() returns trigger language plpgsql as $$
begin
  new.password_changed_at := now();
  return new;
end $$;
