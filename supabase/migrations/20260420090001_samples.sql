-- A request may ask for samples (field `staal`). This file may run twice.
alter table public.requests
  drop constraint if exists requests_fields_known;
-- `not valid`: existing rows are not checked again.
alter table public.requests
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
      'reference', 'vervangt', 'partner', 'page', 'film', 'staal', 'calculation',
      'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'referrer',
      'first_utm_source', 'first_utm_medium', 'first_utm_campaign', 'first_utm_term', 'first_utm_content',
      'first_gclid', 'first_referrer'
    ]::text[] = '{}'::jsonb
  ) not valid;
