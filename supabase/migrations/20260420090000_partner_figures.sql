-- What a partner may see: how many requests came through them, never who sent one. This file may run twice.

-- The codes of partners, each with the salted hash of its secret. The API does not expose this schema.
create table if not exists wrappie.partners (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{1,60}$'),
  salt bytea not null check (octet_length(salt) >= 16),
  hash bytea not null check (octet_length(hash) = 32),
  added_at timestamptz not null default now()
);

-- Wrong secrets. More than a few in a while, and the code is closed for that while.
create table if not exists wrappie.partner_refusals (
  code text not null,
  refused_at timestamptz not null default now()
);
create index if not exists partner_refusals_time on wrappie.partner_refusals (refused_at);

alter table wrappie.partners enable row level security;
alter table wrappie.partner_refusals enable row level security;
revoke all on wrappie.partners, wrappie.partner_refusals from public, anon, authenticated;

-- A request counts once: not when a later one replaces it, and not when it is a test. Its page is without query and fragment, which may
-- hold what a visitor typed.
create or replace view wrappie.partner_requests as
  select
    lower(trim(requests.partner)) as code,
    to_char(requests.received_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month,
    -- The quote form names services in its own way (rule `contact-fields`).
    coalesce(
      nullif(requests.fields ->> 'projectType', ''),
      case requests.fields ->> 'Project_type'
        when 'keuken-wrappen' then 'keuken'
        when 'kozijnen-wrappen' then 'kozijnen'
        when 'meubels-wrappen' then 'meubel'
        when 'jacht-wrappen' then 'jacht'
        when 'raamfolie' then 'raamfolie'
      end,
      'anders'
    ) as service,
    case when requests.fields ->> 'estimatedPrice' ~ '^[0-9]{1,7}(\.[0-9]+)?$'
      then round((requests.fields ->> 'estimatedPrice')::numeric) end as indication,
    coalesce(nullif(regexp_replace(requests.fields ->> 'page', '[?#].*$', ''), ''), requests.embedded_on) as page
  from public.requests as requests
  where requests.kind in ('quote', 'contact')
    and not exists (
      select from public.requests as later where later.fields ->> 'vervangt' = requests.reference
    );
revoke all on wrappie.partner_requests from public, anon, authenticated;

-- The figures of a partner: `{ "months": [{ month, service, requests, indication }], "pages": [{ page, requests }] }`. Null where code
-- and secret do not match. A wrong secret is remembered, so the function may not fail then: a failure would undo that too. After twenty
-- in a quarter of an hour the code gets PT429, which PostgREST answers with HTTP 429, also with the right secret.
create or replace function public.partner_figures(code text, secret text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked text := pg_catalog.lower(pg_catalog.btrim(partner_figures.code));
  known wrappie.partners;
begin
  -- One at a time for each code: guesses of the same moment would not count each other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('wrappie.partner'), pg_catalog.hashtext(asked));
  delete from wrappie.partner_refusals where refused_at < pg_catalog.now() - interval '1 day';
  if (
    select count(*) from wrappie.partner_refusals as refusals
    where refusals.code = asked and refusals.refused_at > pg_catalog.now() - interval '15 minutes'
  ) >= 20 or (
    -- Somebody who tries many codes.
    select count(*) from wrappie.partner_refusals as refusals
    where refusals.refused_at > pg_catalog.now() - interval '15 minutes'
  ) >= 200 then
    raise sqlstate 'PT429' using message = 'Too many wrong secrets', hint = 'Try again in a quarter of an hour.';
  end if;

  select partners.* into known from wrappie.partners as partners where partners.code = asked;
  -- An unknown code takes the same steps as a wrong secret.
  if pg_catalog.sha256(coalesce(known.salt, '\x00') || pg_catalog.convert_to(pg_catalog.btrim(coalesce(secret, '')), 'UTF8'))
    is distinct from known.hash
  then
    insert into wrappie.partner_refusals (code) values (pg_catalog.left(coalesce(asked, ''), 100));
    return null;
  end if;

  return pg_catalog.jsonb_build_object(
    'months', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.to_jsonb(counted) order by counted.month, counted.service)
      from (
        select month, service, count(*) as requests, coalesce(sum(indication), 0) as indication
        from wrappie.partner_requests as requests where requests.code = asked group by month, service
      ) as counted
    ), '[]'::jsonb),
    'pages', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.to_jsonb(counted) order by counted.requests desc, counted.page)
      from (
        select page, count(*) as requests
        from wrappie.partner_requests as requests where requests.code = asked and page is not null
        group by page order by count(*) desc, page limit 50
      ) as counted
    ), '[]'::jsonb)
  );
end $$;

-- Adds a partner, or gives one another secret. Only with the secret key of the project: `npm run partner`.
create or replace function public.set_partner(code text, salt text, hash text) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into wrappie.partners (code, salt, hash)
  values (set_partner.code, pg_catalog.decode(set_partner.salt, 'hex'), pg_catalog.decode(set_partner.hash, 'hex'))
  on conflict (code) do update set salt = excluded.salt, hash = excluded.hash;
$$;

-- Takes a partner's code out. Requests keep naming it.
create or replace function public.remove_partner(code text) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from wrappie.partners as partners where partners.code = remove_partner.code returning 1)
  select exists (select from gone);
$$;

revoke all on function public.partner_figures(text, text), public.set_partner(text, text, text), public.remove_partner(text)
  from public, anon, authenticated;
grant execute on function public.partner_figures(text, text) to anon, service_role;
grant execute on function public.set_partner(text, text, text), public.remove_partner(text) to service_role;

notify pgrst, 'reload schema';
