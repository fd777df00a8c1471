/** The storage to compare, and the key to use. */
export type Asked = {
  /** Supabase address, to which `/storage/v1` is added. */
  readonly url: string;
  readonly key: string;
  readonly bucket: string;
  /** Name of the object that the first case stores. Every run has another one. */
  readonly stored: string;
};

/** The part of an answer on which the product relies. Other headers and members are allowed. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  /** `null`: the header must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** A request to the storage and the answer of the real server. The cases run in order: later ones need the object of the first. */
export type ContractCase = {
  readonly name: string;
  readonly request: (asked: Asked) => { path: string } & RequestInit;
  readonly answer: (asked: Asked) => Answer;
  /** The answer of the gateway of a hosted project, if it refuses the request before the server sees it. */
  readonly atGateway?: Answer;
};

/**
 * Sends the request of one case to a storage.
 * @returns how the answer differs, in words; `undefined` if it does not
 */
export async function differenceFor(one: ContractCase, asked: Asked): Promise<string | undefined> {
  const { path, ...init } = one.request(asked);
  const response = await fetch(`${asked.url.replace(/\/$/, '')}/storage/v1${path}`, init);
  const text = await response.text();
  const got = { status: response.status, headers: response.headers, body: parsed(text) };
  const expected = one.answer(asked);
  if (matches(expected, got) || (one.atGateway && matches(one.atGateway, got))) return undefined;
  const named = Object.keys(expected.headers ?? {}).map((name) => [name, got.headers.get(name)]);
  return `expected ${JSON.stringify(expected)}, got ${JSON.stringify({
    status: got.status,
    body: text.slice(0, 300),
    ...(named.length > 0 && { headers: Object.fromEntries(named) }),
  })}`;
}

function matches(expected: Answer, got: { status: number; headers: Headers; body: unknown }): boolean {
  return (
    expected.status === got.status &&
    Object.entries(expected.headers ?? {}).every(([name, value]) => got.headers.get(name) === value) &&
    holds(expected.body, got.body)
  );
}

/** Whether a value has all expected members. Others are ignored. */
function holds(expected: unknown, got: unknown): boolean {
  if (expected === undefined) return true;
  if (Array.isArray(expected)) return JSON.stringify(expected) === JSON.stringify(got);
  if (typeof expected !== 'object' || expected === null) return expected === got;
  return (
    typeof got === 'object' &&
    got !== null &&
    Object.entries(expected).every(([name, value]) => holds(value, Reflect.get(got, name)))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
