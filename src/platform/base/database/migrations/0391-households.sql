-- Which members live together: a keyed hash of the postal address that a profile tells. Without a row: not known.
create table member_household (
  merchant_id bigint not null,
  member_id bigint not null,
  hash bytea not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_household_hash on member_household (merchant_id, hash);
call secure_brand_rows('member_household');

create function household_hash(p_address text) returns bytea language sql stable as $$
  select case when length(replace(a.folded, ' ', '')) >= 6
      and a.folded ~ '[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u1040-\u1049\u17e0-\u17e9〇一二三四五六七八九十]'
    then identity_hash('household', a.folded) end
    from (select trim(regexp_replace(lower(normalize(p_address, NFKC)),
      '[\s\u0001-/:-@\u005b-`{-\u00bf\u060c\u061b\u061f\u0640\u066a-\u066d\u06d4\u0964\u0965\u104a-\u104f\u17d4-\u17da\u2000-\u206f\u3000-\u3006\u3008-\u303f]+',
      ' ', 'g')) as folded) a
$$;

create function refresh_household() returns trigger language plpgsql as $$
declare
  v_hash bytea := household_hash(new.profile ->> 'address');
begin
  if v_hash is null then
    delete from member_household h where h.merchant_id = new.merchant_id and h.member_id = new.id;
  else
    insert into member_household (merchant_id, member_id, hash) values (new.merchant_id, new.id, v_hash)
      on conflict (merchant_id, member_id) do update set hash = excluded.hash;
  end if;
  return null;
end $$;

create trigger member_lives after insert on member
  for each row when (new.profile ? 'address') execute function refresh_household();
create trigger member_moves after update of profile on member
  for each row when (old.profile ->> 'address' is distinct from new.profile ->> 'address')
  execute function refresh_household();

insert into member_household (merchant_id, member_id, hash)
  select merchant_id, id, hash
    from (select merchant_id, id, household_hash(profile ->> 'address') as hash
      from member where profile ? 'address') lives
    where hash is not null;

-- Counted for a promotion's limit, as it was at the moment of joining; null: not asked for, or not known.
alter table promotion_entry add column household bytea;
