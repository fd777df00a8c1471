/** Which storage is asked, and with which key. */
export type Asked = {
  /** Supabase address, to which `/storage/v1` is added. */
  readonly url: string;
  readonly key: string;
  readonly bucket: string;
  /** Name of the object that the first case stores; every run has its own. */
  readonly stored: string;
};

/** An answer as far as it is agreed: other headers and members may be there. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  /** null: must not be there. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** A request to the storage, and what the real server answers. The cases run in order: later ones build on the first. */
export type ContractCase = {
  readonly name: string;
  readonly request: (asked: Asked) => { path: string } & RequestInit;
  readonly answer: (asked: Asked) => Answer;
  /** What the gateway of a hosted project answers, where it does so before the server is asked. */
  readonly atGateway?: Answer;
};

/**
 * Asks one case of a storage.
 * @returns what differs from the agreed answer, in words; undefined when nothing does
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

/** Whether a value has all that is expected of it; what is not expected is not looked at. */
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
