-- Wrong secrets of others keep no partner from their figures. This file may run twice.

-- The figures of a partner: `{ "months": [{ month, service, requests, indication }], "pages": [{ page, requests }] }`. Null where code
-- and secret do not match. A wrong secret of a partner is remembered, so the function may not fail then: a failure would undo that too.
-- After twenty in a quarter of an hour the code gets PT429, which PostgREST answers with HTTP 429, also with the right secret. No code closes
-- another one: secrets are too long to be guessed, and anybody could then keep all partners out. Guesses at codes that nobody has are not
-- remembered, because they would fill the table. So a code can be told from none; it stands on the partner's pages anyway.
create or replace function public.partner_figures(code text, secret text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked text := pg_catalog.lower(pg_catalog.btrim(partner_figures.code));
  known wrappie.partners;
begin
  select partners.* into known from wrappie.partners as partners where partners.code = asked;
  if not found then
    return null;
  end if;

  -- One at a time for each code: guesses of the same moment would not count each other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('wrappie.partner'), pg_catalog.hashtext(asked));
  delete from wrappie.partner_refusals where refused_at < pg_catalog.now() - interval '1 day';
  if (
    select count(*) from wrappie.partner_refusals as refusals
    where refusals.code = asked and refusals.refused_at > pg_catalog.now() - interval '15 minutes'
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'Too many wrong secrets', hint = 'Try again in a quarter of an hour.';
  end if;

  if pg_catalog.sha256(known.salt || pg_catalog.convert_to(pg_catalog.btrim(coalesce(secret, '')), 'UTF8'))
    is distinct from known.hash
  then
    insert into wrappie.partner_refusals (code) values (asked);
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

notify pgrst, 'reload schema';
