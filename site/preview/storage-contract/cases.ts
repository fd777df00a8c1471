import type { Answer, Asked, ContractCase } from './contract-case.ts';

/*
 * The answers of the storage server on which the product relies. A test compares the local stand-in with this table, and
 * `npm run storage:contract` compares a real server with it.
 */

const refused = (statusCode: string, error: string, message: string) => () => ({
  status: 400,
  body: { statusCode, error, message },
});
const stored = (at: (asked: Asked) => string) => (asked: Asked) => ({
  status: 200,
  body: { Key: `${asked.bucket}/${at(asked)}` },
});
const atPolicy = refused('403', 'Unauthorized', 'new row violates row-level security policy');
const invalidKey: Answer = { status: 401, body: { message: 'Invalid API key' } };

/** A token with the role `anon`, valid until 2100, signed with a secret that no project has. */
const forged =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoiYW5vbiIsImV4cCI6NDEwMjQ0NDgwMH0.Zm9yZ2VkLWZvcmdlZC1mb3JnZWQtZm9yZ2Vk';
/** `{"alg":"none"}`, `{"role":"service_role"}`. */
const unsigned = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.bm9uZQ';

const first = ({ stored }: Asked) => stored;
/** Another object of the same run. */
const other = (mark: string) => (asked: Asked) => asked.stored.replace(/[a-z]+\.jpg$/, `${mark}.jpg`);

/** A part of a multipart body. */
const part = (disposition: string, content: string, type?: string) =>
  `--limit\r\nContent-Disposition: form-data${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`;
const cacheControl = part('; name="cacheControl"', '3600');
const picture = (type = 'image/jpeg', disposition = '; name=""; filename="x.jpg"') =>
  part(disposition, 'photo', type);

type Upload = { parts?: string[]; headers?: (asked: Asked) => Record<string, string>; method?: string };
const withKey = ({ key }: Asked) => ({ apikey: key, authorization: `Bearer ${key}` });
const withToken = (token: string) => () => ({ apikey: token, authorization: `Bearer ${token}` });

/** An upload like that of the official client, with the changes of a case. */
const upload =
  (
    name: (asked: Asked) => string,
    { parts = [cacheControl, picture()], headers = withKey, method = 'POST' }: Upload = {},
  ) =>
  (asked: Asked) => ({
    path: `/object/${asked.bucket}/${name(asked)}`,
    method,
    headers: {
      'x-upsert': 'false',
      'content-type': 'multipart/form-data; boundary=limit',
      ...headers(asked),
    },
    body: `${parts.join('')}--limit--\r\n`,
  });

/** An upload of raw bytes. */
const bare = (name: (asked: Asked) => string, type: string, bytes: number) => (asked: Asked) => ({
  path: `/object/${asked.bucket}/${name(asked)}`,
  method: 'POST',
  headers: { ...withKey(asked), 'content-type': type },
  body: new Uint8Array(bytes),
});

const show = (name: (asked: Asked) => string, bucket?: string) => (asked: Asked) => ({
  path: `/object/public/${bucket ?? asked.bucket}/${name(asked)}`,
});

export const contractCases: readonly ContractCase[] = [
  { name: 'an upload', request: upload(first), answer: stored(first) },
  {
    name: 'an uploaded object, for everybody',
    request: show(first),
    answer: () => ({
      status: 200,
      body: 'photo',
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'max-age=3600',
        'x-robots-tag': 'none',
        'x-content-type-options': null,
        'access-control-allow-origin': '*',
      },
    }),
  },
  {
    name: 'a name that is taken',
    request: upload(first),
    answer: refused('409', 'Duplicate', 'The resource already exists'),
  },
  {
    name: 'an upsert with a name that is taken',
    request: upload(first, { headers: (asked) => ({ ...withKey(asked), 'x-upsert': 'true' }) }),
    answer: atPolicy,
  },
  {
    name: 'an upsert with a new name',
    request: upload(other('upsert'), { headers: (asked) => ({ ...withKey(asked), 'x-upsert': 'true' }) }),
    answer: atPolicy,
  },
  {
    name: 'a change of an object',
    request: upload(first, { method: 'PUT' }),
    answer: atPolicy,
  },
  {
    name: 'a file part without a name',
    request: upload(other('unnamed'), { parts: [cacheControl, picture('image/jpeg', '; filename="x.jpg"')] }),
    answer: stored(other('unnamed')),
  },
  {
    name: 'a part whose type has parameters',
    request: upload(other('parameters'), { parts: [cacheControl, picture('image/jpeg; charset=binary')] }),
    answer: stored(other('parameters')),
  },
  {
    name: 'an allowed type in the field contentType, which overrides the type of the part',
    request: upload(other('field'), {
      parts: [cacheControl, part('; name="contentType"', 'image/jpeg'), picture('image/png')],
    }),
    answer: stored(other('field')),
  },
  {
    name: 'a type that is not allowed in the field contentType, which overrides the type of the part',
    request: upload(other('png'), {
      parts: [cacheControl, part('; name="contentType"', 'image/png'), picture()],
    }),
    answer: refused('415', 'invalid_mime_type', 'mime type image/png is not supported'),
  },
  {
    name: 'a part whose type is not allowed',
    request: upload(other('png'), { parts: [cacheControl, picture('image/png')] }),
    answer: refused('415', 'invalid_mime_type', 'mime type image/png is not supported'),
  },
  {
    name: 'raw bytes whose type is not allowed',
    request: bare(other('svg'), 'image/svg+xml', 9),
    answer: refused('415', 'invalid_mime_type', 'mime type image/svg+xml is not supported'),
  },
  {
    name: 'raw bytes whose type has parameters',
    request: bare(other('bare'), 'image/jpeg; charset=binary', 9),
    answer: refused('415', 'invalid_mime_type', 'mime type image/jpeg; charset=binary is not supported'),
  },
  {
    name: 'no file',
    request: upload(other('none'), { parts: [cacheControl] }),
    answer: refused('400', 'InvalidRequest', 'No content provided'),
  },
  {
    name: 'more than 5 MB',
    request: bare(other('large'), 'image/jpeg', 5 * 1024 * 1024 + 1),
    answer: refused('413', 'Payload too large', 'The object exceeded the maximum allowed size'),
  },
  {
    name: 'a name with a forbidden character',
    request: upload(() => 'foto-%C3%A9.jpg'),
    answer: refused('400', 'InvalidKey', 'Invalid key: foto-é.jpg'),
  },
  { name: 'a name that can be guessed', request: upload(() => 'keuken.jpg'), answer: atPolicy },
  { name: 'a name in a folder', request: upload((asked) => `a/${asked.stored}`), answer: atPolicy },
  {
    name: 'a bucket that does not exist',
    request: (asked) => ({ ...upload(first)(asked), path: `/object/not-there/${asked.stored}` }),
    answer: refused('404', 'Bucket not found', 'Bucket not found'),
  },
  {
    name: 'no authorization header, and no key',
    request: upload(other('nobody'), { headers: () => ({}) }),
    answer: refused('400', 'Error', "headers must have required property 'authorization'"),
    atGateway: { status: 401, body: { message: 'No API key found in request' } },
  },
  {
    name: 'a key that is no token',
    request: upload(other('nobody'), { headers: withToken('x') }),
    answer: refused('403', 'Unauthorized', 'Invalid Compact JWS'),
    atGateway: invalidKey,
  },
  {
    name: 'a token with a wrong signature',
    request: upload(other('nobody'), { headers: withToken(forged) }),
    answer: refused('403', 'Unauthorized', 'signature verification failed'),
    atGateway: invalidKey,
  },
  {
    name: 'a token without a signature',
    request: upload(other('nobody'), { headers: withToken(unsigned) }),
    answer: refused('403', 'Unauthorized', '"alg" (Algorithm) Header Parameter value not allowed'),
    atGateway: invalidKey,
  },
  {
    name: 'an object that does not exist',
    request: show(other('missing')),
    answer: refused('404', 'not_found', 'Object not found'),
  },
  {
    name: 'an object in a bucket that does not exist',
    request: show(first, 'not-there'),
    answer: refused('404', 'Bucket not found', 'Bucket not found'),
  },
  {
    name: 'a list, for a visitor',
    request: (asked) => ({
      path: `/object/list/${asked.bucket}`,
      method: 'POST',
      headers: { ...withKey(asked), 'content-type': 'application/json' },
      body: '{"prefix":""}',
    }),
    answer: () => ({ status: 200, body: [] }),
  },
  {
    name: 'a deletion, by a visitor',
    request: (asked) => ({
      path: `/object/${asked.bucket}`,
      method: 'DELETE',
      headers: { ...withKey(asked), 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: [asked.stored] }),
    }),
    answer: () => ({ status: 200, body: [] }),
  },
  {
    name: 'the uploaded object after these attempts',
    request: show(first),
    answer: () => ({ status: 200, body: 'photo' }),
  },
];
