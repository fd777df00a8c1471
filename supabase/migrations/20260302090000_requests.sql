-- The register of requests: each request of a visitor is stored here before it is mailed. This file may run twice: it then keeps all rows
-- and limits, and restores everything else.

-- The API does not expose this schema, so visitors cannot see or call what is in it.
create schema if not exists wrappie;

create table if not exists public.requests (
  id bigint generated always as identity primary key,
  reference text not null,
  digest text not null,
  kind text not null,
  fields jsonb not null,
  partner text,
  embedded_on text,
  language text,
  received_at timestamptz not null default now(),
  bytes integer not null generated always as (octet_length(fields::text)) stored
);

comment on table public.requests is 'Requests of visitors. One row for each reference and content.';
comment on column public.requests.digest is 'SHA-256 of the fields, without those that change with every attempt.';
comment on column public.requests.embedded_on is 'Origin of the page that the widget stands on, as the browser reported it.';

-- The same reference and digest is the same request: a second attempt is refused with 23505 (HTTP 409), which proves that the first one
-- arrived.
do $$
begin
  if not exists (select from pg_constraint where conname = 'requests_reference_digest') then
    alter table public.requests add constraint requests_reference_digest unique (reference, digest);
  end if;
end $$;

alter table public.requests
  drop constraint if exists requests_reference_form,
  drop constraint if exists requests_digest_form,
  drop constraint if exists requests_kind_known,
  drop constraint if exists requests_fields_known,
  drop constraint if exists requests_fields_text,
  drop constraint if exists requests_fields_size,
  drop constraint if exists requests_partner_size,
  drop constraint if exists requests_embedded_on_size,
  drop constraint if exists requests_language_known;
-- `not valid`: existing rows are not checked again, because a stricter rule must not prevent the migration.
alter table public.requests
  add constraint requests_reference_form check (reference ~ '^WR-[0-9A-Z]{8}$') not valid,
  add constraint requests_digest_form check (digest ~ '^[0-9a-f]{64}$') not valid,
  add constraint requests_kind_known check (kind in ('quote', 'contact', 'application', 'test')) not valid,
  -- The fields that the courier accepts (widgets/adapters/courier/protocol.ts), without the instructions to the mail service.
  add constraint requests_fields_known check (
    jsonb_typeof(fields) = 'object'
    and fields - array[
      'name', 'email', 'phone', 'projectType', 'estimatedPrice', 'folieType', 'complexity', 'kozijnSides',
      'measurements', 'uploadedFiles', 'message',
      'Naam', 'E-mail', 'Telefoon', 'Adres', 'Project_type', 'Klant_type', 'Huisbezoek', 'Beschrijving', 'Foto_info',
      'Tijdstip',
      'firstName', 'lastName', 'companyName', 'kvkNumber', 'workArea', 'experienceLevel', 'portfolioLink',
      'hasOwnTools', 'motivation',
      'reference', 'vervangt', 'partner', 'page', 'film', 'calculation',
      'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'referrer',
      'first_utm_source', 'first_utm_medium', 'first_utm_campaign', 'first_utm_term', 'first_utm_content',
      'first_gclid', 'first_referrer'
    ]::text[] = '{}'::jsonb
  ) not valid,
  -- `strict`: otherwise a list counts as the texts in it.
  add constraint requests_fields_text check (not jsonb_path_exists(fields, 'strict $.* ? (@.type() != "string")')) not valid,
  add constraint requests_fields_size check (octet_length(fields::text) <= 65536) not valid,
  add constraint requests_partner_size check (char_length(partner) <= 100) not valid,
  add constraint requests_embedded_on_size check (char_length(embedded_on) <= 300) not valid,
  add constraint requests_language_known check (language ~ '^[a-z]{2}$') not valid;

create index if not exists requests_received_at on public.requests (received_at);

-- A row here says that the mail service confirmed the mail about that request. A request without such a row was perhaps never mailed:
-- wrappie.requests_without_mail lists those.
create table if not exists public.request_mails (
  reference text not null,
  digest text not null,
  redirected_at timestamptz not null default now(),
  primary key (reference, digest),
  foreign key (reference, digest) references public.requests (reference, digest) on delete cascade
);
comment on table public.request_mails is 'The requests whose mail was confirmed, by a redirect of the mail service.';

create or replace view wrappie.requests_without_mail as
  select requests.* from public.requests
  where kind <> 'test' and not exists (
    select from public.request_mails
    where request_mails.reference = requests.reference and request_mails.digest = requests.digest
  );

-- How much visitors may send. A row that the owner changes stays as it is. `span` null limits everything that is stored.
create table if not exists wrappie.limits (
  thing text not null,
  span interval,
  most integer not null,
  bytes bigint not null,
  unique nulls not distinct (thing, span)
);
insert into wrappie.limits (thing, span, most, bytes) values
  ('requests', interval '1 minute', 20, 512 * 1024),
  ('requests', interval '1 hour', 150, 4 * 1024 * 1024),
  ('requests', interval '1 day', 600, 16 * 1024 * 1024),
  -- The free plan has a database of 500 MB and 1 GB for files. When either is full, deletes are refused as well. Raise these two limits on a
  -- larger plan.
  ('requests', null, 50000, 200 * 1024 * 1024),
  ('photos', null, 20000, 800 * 1024 * 1024),
  ('photos', interval '1 minute', 60, 60 * 1024 * 1024),
  ('photos', interval '1 hour', 300, 150 * 1024 * 1024),
  ('photos', interval '1 day', 800, 300 * 1024 * 1024)
on conflict do nothing;

-- The function of an earlier version of this migration, and the policy that uses it.
drop policy if exists "Visitors send requests" on public.requests;
drop function if exists wrappie.allow_request(integer);

-- Returns true if one more request is within the limits. Otherwise raises PT429, which PostgREST answers with HTTP 429. A request that is
-- stored already passes, however full it is: its unique key refuses it, and that answer is a receipt.
create or replace function wrappie.allow_request(reference text, digest text, size integer) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  broken wrappie.limits;
begin
  if exists (
    select from public.requests as requests
    where requests.reference = allow_request.reference and requests.digest = allow_request.digest
  ) then
    return true;
  end if;
  -- One transaction at a time: requests of the same moment would not count each other. The function must be volatile, so that the query
  -- below sees what was committed while it waited.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('wrappie.requests'));
  select limits.* into broken
  from wrappie.limits as limits
  cross join lateral (
    select count(*) as number, coalesce(sum(requests.bytes), 0) as bytes
    from public.requests as requests
    where limits.span is null or requests.received_at > pg_catalog.now() - limits.span
  ) as stored
  where limits.thing = 'requests'
    and (stored.number + 1 > limits.most or stored.bytes + coalesce(size, 0) > limits.bytes)
  limit 1;
  if found then
    raise sqlstate 'PT429' using
      message = 'Too many requests',
      detail = pg_catalog.format('At most %s, and %s bytes, in %s.', broken.most, broken.bytes, coalesce(broken.span::text, 'all')),
      hint = 'Try again later.';
  end if;
  return true;
end $$;

-- Returns true if one more photo is within the limits. Otherwise raises a lack of rights, because the storage server turns any other error
-- into a 500, which looks like an outage. The server asks before it stores the bytes: at that time it only knows the length that the upload
-- declares.
create or replace function wrappie.allow_photo(metadata jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Without a declared length: the size limit of the bucket.
  size bigint := coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 5 * 1024 * 1024);
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('wrappie.photos'));
  perform
  from wrappie.limits as limits
  cross join lateral (
    select count(*) as number, coalesce(sum((objects.metadata ->> 'size')::bigint), 0) as bytes
    from storage.objects as objects
    where objects.bucket_id = 'customer-uploads'
      and (limits.span is null or objects.created_at > pg_catalog.now() - limits.span)
  ) as stored
  where limits.thing = 'photos'
    and (stored.number + 1 > limits.most or stored.bytes + size > limits.bytes);
  if found then
    raise insufficient_privilege using message = 'Too many photos, try again later';
  end if;
  return true;
end $$;

revoke all on function wrappie.allow_request(text, text, integer), wrappie.allow_photo(jsonb) from public;
grant execute on function wrappie.allow_request(text, text, integer), wrappie.allow_photo(jsonb) to anon, service_role;

-- Visitors may add rows and nothing else: they cannot read, change or delete them, or choose the id or time of a row.
alter table public.requests enable row level security;
alter table public.request_mails enable row level security;
alter table wrappie.limits enable row level security;
revoke all on public.requests, public.request_mails, wrappie.limits, wrappie.requests_without_mail
  from public, anon, authenticated;
grant insert (reference, digest, kind, fields, partner, embedded_on, language) on public.requests to anon;
grant insert (reference, digest) on public.request_mails to anon;
grant select, insert, update, delete on public.requests, public.request_mails to service_role;

create policy "Visitors send requests" on public.requests
  for insert to anon
  with check (wrappie.allow_request(reference, digest, octet_length(fields::text)));

drop policy if exists "Visitors report mails" on public.request_mails;
create policy "Visitors report mails" on public.request_mails
  for insert to anon
  with check (true);

-- The policy of the bucket's own migration, with limits.
drop policy if exists "Visitors add photos" on storage.objects;
create policy "Visitors add photos" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'customer-uploads'
    and name ~ '^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$'
    and wrappie.allow_photo(metadata)
  );

-- PostgREST reads the list of tables again.
notify pgrst, 'reload schema';
