-- Host names whose codes agents have closed: they kept the name, so that nobody could have it again.
update affiliate_code set domain = null where not active and domain is not null;
