/**
 * Whether the policies of an answer let its page reach an address. Our build names whole origins: paths and wildcards within a host are not
 * understood.
 *
 * @param directive for example `connect-src`
 * @param origin of the page, which `'self'` stands for
 */
export function lets(headers: Headers, directive: string, address: string, origin: string): boolean {
  const { origin: target, protocol } = new URL(address);
  const right = ['*', protocol, target, ...(target === origin ? ["'self'"] : [])];
  return policiesOf(headers).every((policy) => {
    const sources =
      policy.get(directive) ?? (directive === 'form-action' ? undefined : policy.get('default-src'));
    return !sources || sources.some((source) => right.includes(source));
  });
}

/** Whether any site may show the page in a frame. X-Frame-Options does not count where a policy says `frame-ancestors`. */
export function maySitesFrame(headers: Headers): boolean {
  const ancestors = policiesOf(headers).flatMap((policy) => policy.get('frame-ancestors') ?? []);
  return ancestors.length > 0 && ancestors.every((source) => source === '*');
}

/** The directives of each policy of an answer: two headers are one, with a comma. */
function policiesOf(headers: Headers): Map<string, string[]>[] {
  const policies = headers.get('content-security-policy')?.split(',') ?? [];
  return policies.map(
    (policy) =>
      new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
      ),
  );
}
