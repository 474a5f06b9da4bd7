-- Pages of a brand's own words, as the merchant's file says.
create table site_page (
  merchant_id bigint not null references merchant,
  id text not null check (id in ('sponsor', 'description')),
  -- language -> text
  title jsonb not null,
  -- language -> sanitized HTML
  content jsonb not null,
  primary key (merchant_id, id)
);
call secure_brand_rows('site_page');

-- What the operator answered to a member's feedback.
alter table feedback
  add column answer text,
  add column answered_at timestamptz,
  add constraint feedback_answered check ((answer is null) = (answered_at is null));
create index feedback_of_member on feedback (merchant_id, member_id, id)
  where member_id is not null;
