-- A request counts once in the figures of a partner, however often it was changed or sent. This file may run twice.

-- A request counts once: as it was stored last under its reference, not when another replaces it, and not when it is a test. A retry has the
-- reference of the first attempt, and is another row where photos were uploaded meanwhile. Its page is without query and fragment, which may
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
      select from public.requests as later
      where later.reference = requests.reference and later.kind in ('quote', 'contact')
        and (later.received_at, later.id) > (requests.received_at, requests.id)
    )
    -- `vervangt` lists every request that this one replaces: `WR-…, WR-…`. Taken apart first, so that the two sides can be compared by a hash:
    -- a list that is searched for each request takes more than a minute in a full register.
    and not exists (
      select from public.requests as later
      cross join lateral unnest(string_to_array(later.fields ->> 'vervangt', ', ')) as replaced (reference)
      where replaced.reference = requests.reference
    );
revoke all on wrappie.partner_requests from public, anon, authenticated;
