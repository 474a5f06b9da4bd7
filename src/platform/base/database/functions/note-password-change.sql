-- Sets the time of the password change whenever a password hash is written.
create or replace function note_password_change() returns trigger language plpgsql as $$
begin
  new.password_changed_at := now();
  return new;
end $$;
