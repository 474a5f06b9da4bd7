-- Whether each tier of the lower terms is covered by one of the upper: no higher in what it asks for, no lower in its
-- rate. The same as coversTerms in src/domain/agents/contract-terms.ts.
create or replace function covers_terms(p_upper jsonb, p_lower jsonb) returns boolean
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  return not exists (select from jsonb_array_elements(p_lower) l (tier)
    where not exists (select from jsonb_array_elements(p_upper) u (tier)
      where (u.tier ->> 'rateMillis')::bigint >= (l.tier ->> 'rateMillis')::bigint
        and (u.tier ->> 'fromMinor')::bigint <= (l.tier ->> 'fromMinor')::bigint
        and (u.tier ->> 'activeMembers')::bigint <= (l.tier ->> 'activeMembers')::bigint));
end $$;
