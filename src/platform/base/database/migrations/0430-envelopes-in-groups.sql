-- Members of the same moment take their envelopes in one call of take_red_envelopes.
drop function if exists take_red_envelope(bigint, bigint, bigint);
