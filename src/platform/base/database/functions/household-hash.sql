-- Hashes a postal address, so that members of one household are found and counted without it: with the key by which
-- people are found again, so that nobody finds an address by hashing all of them. Case, width, punctuation and spaces
-- make no difference. Null for what names no household: without a number, or with less than six letters and digits, it
-- is a town.
--
-- The characters that are collapsed are listed, because what a class of characters contains depends on the database's
-- locale: ASCII, Latin, Arabic, Indic, Burmese, Khmer and CJK punctuation.
create or replace function household_hash(p_address text) returns bytea language sql stable as $$
  select case when length(replace(a.folded, ' ', '')) >= 6
      and a.folded ~ '[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u1040-\u1049\u17e0-\u17e9〇一二三四五六七八九十]'
    then identity_hash('household', a.folded) end
    from (select trim(regexp_replace(lower(normalize(p_address, NFKC)),
      '[\s\u0001-/:-@\u005b-`{-\u00bf\u060c\u061b\u061f\u0640\u066a-\u066d\u06d4\u0964\u0965\u104a-\u104f\u17d4-\u17da\u2000-\u206f\u3000-\u3006\u3008-\u303f]+',
      ' ', 'g')) as folded) a
$$;
