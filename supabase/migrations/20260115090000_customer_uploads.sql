-- The bucket for photos that visitors send with a request. It may run twice: the second run only restores what was changed.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('customer-uploads', 'customer-uploads', true, 5 * 1024 * 1024, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Visitors may add, and nothing else: there is no policy to list, change or delete. The bucket is public, so anyone with a link sees that
-- photo. The random part of the name makes links hard to guess (widgets/domain/request/photo-name.ts).
drop policy if exists "Visitors add photos" on storage.objects;
create policy "Visitors add photos" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'customer-uploads'
    and name ~ '^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$'
  );
