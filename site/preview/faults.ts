import type { Request, Response } from 'express';

/**
 * `captcha`: a page with a button; the mail is made once it is pressed. `detour`: redirects to another origin, which redirects to `_next`.
 */
export const FORM_MAIL_FAULTS = [
  'ok',
  '500',
  '429',
  'hang',
  'refuse',
  'thanks',
  'slow',
  '204',
  'captcha',
  'detour',
] as const;
/** `402`: the plan is used up, and the gateway refuses every request. `429`: too many requests for now. */
export const STORAGE_FAULTS = ['ok', '500', '402', '429', 'hang', 'refuse', 'slow', 'fail'] as const;
/** `200` is the answer of a network's log-in page, or of a wrong address: a success that proves nothing. */
export const REGISTER_FAULTS = ['ok', '500', '402', '429', 'hang', 'refuse', 'slow', '200'] as const;

export type FormMailFault = (typeof FORM_MAIL_FAULTS)[number];
export type StorageFault = (typeof STORAGE_FAULTS)[number];
export type RegisterFault = (typeof REGISTER_FAULTS)[number];
export type FaultSettings = {
  readonly formMail: FormMailFault;
  readonly storage: StorageFault;
  readonly register: RegisterFault;
  /** How long `slow` waits before it answers, in milliseconds. */
  readonly slowMs: number;
  /** How many uploads from now on fail with a 500. */
  readonly failNext: number;
  /** Uploads fail with a 500 if their object name contains this text; '' for none. */
  readonly failNames: string;
  /** When not empty, form mail from any other origin is answered with "activate your form", and no mail is made. */
  readonly activatedOrigins: readonly string[];
};
export type Fault<Mode> = { readonly mode: Mode; readonly slowMs: number };

/** A fault setting that does not exist or has an impossible value. */
export class FaultError extends Error {}

/** The current faults of the local services, in memory. */
export class Faults {
  readonly #initial: FaultSettings;
  #settings: FaultSettings;

  /** @throws {FaultError} see `merge` */
  constructor(initial: Partial<FaultSettings> = {}) {
    this.#initial = merged(NO_FAULTS, initial);
    this.#settings = this.#initial;
  }

  get settings(): FaultSettings {
    return this.#settings;
  }

  /**
   * Changes some settings; texts are read as a form would send them (`'3'`, `'http://a, http://b'`).
   * @throws {FaultError} for an unknown setting or value; nothing is changed then
   */
  merge(changes: unknown): void {
    this.#settings = merged(this.#settings, changes);
  }

  /** Restores the settings that the server was started with. */
  reset(): void {
    this.#settings = this.#initial;
  }

  /** Whether this upload must fail. Counts `failNext` down. */
  failsUpload(objectName: string): boolean {
    const { failNext, failNames } = this.#settings;
    if (failNames !== '' && objectName.includes(failNames)) return true;
    if (failNext === 0) return false;
    this.#settings = { ...this.#settings, failNext: failNext - 1 };
    return true;
  }

  /**
   * The fault for one request. A fault in the request wins over the settings: `/fault/MODE` at the start of the path, `?fault=MODE`, or
   * the header `x-fault: MODE`. `slow-250` waits 250 ms.
   * @throws {FaultError} for a fault that this service does not have
   */
  formMail(req: Request, res: Response): Fault<FormMailFault> {
    return this.#fault(FORM_MAIL_FAULTS, this.#settings.formMail, wish(req, res));
  }

  /** The same for a request to the storage. @throws {FaultError} */
  storage(req: Request, res: Response): Fault<StorageFault> {
    return this.#fault(STORAGE_FAULTS, this.#settings.storage, wish(req, res));
  }

  /** The same for a request to the register. @throws {FaultError} */
  register(req: Request, res: Response): Fault<RegisterFault> {
    return this.#fault(REGISTER_FAULTS, this.#settings.register, wish(req, res));
  }

  #fault<Mode extends string>(modes: readonly Mode[], set: Mode, wished: string | undefined): Fault<Mode> {
    const [, name, ms] = /^(.*?)(?:-(\d{1,6}))?$/.exec(wished ?? set) ?? [];
    const mode = modes.find((known) => known === name);
    if (!mode) throw new FaultError(`no such fault: "${wished}" (known: ${modes.join(', ')})`);
    return { mode, slowMs: ms === undefined ? this.#settings.slowMs : Number(ms) };
  }
}

const NO_FAULTS: FaultSettings = {
  formMail: 'ok',
  storage: 'ok',
  register: 'ok',
  slowMs: 3000,
  failNext: 0,
  failNames: '',
  activatedOrigins: [],
};

const READERS: { readonly [Key in keyof FaultSettings]: (value: unknown) => FaultSettings[Key] | undefined } =
  {
    formMail: (value) => FORM_MAIL_FAULTS.find((mode) => mode === value),
    storage: (value) => STORAGE_FAULTS.find((mode) => mode === value),
    register: (value) => REGISTER_FAULTS.find((mode) => mode === value),
    slowMs: (value) => count(value, 600_000),
    failNext: (value) => count(value, 1000),
    failNames: (value) => (typeof value === 'string' ? value : undefined),
    activatedOrigins: (value) => origins(typeof value === 'string' ? value.split(',') : value),
  };

function merged(settings: FaultSettings, changes: unknown): FaultSettings {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
    throw new FaultError('expected an object of settings');
  }
  const read = Object.entries(changes).map(([name, value]) => {
    if (!Object.hasOwn(READERS, name)) throw new FaultError(`no such setting: "${name}"`);
    const result = READERS[name as keyof FaultSettings](value);
    if (result === undefined) throw new FaultError(`"${name}" can't be ${JSON.stringify(value)}`);
    return [name, result] as const;
  });
  return { ...settings, ...Object.fromEntries(read) };
}

function count(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most
    ? Number(number)
    : undefined;
}

function origins(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const given = value.map((origin) => String(origin).trim()).filter(Boolean);
  return given.every((origin) => URL.canParse(origin))
    ? given.map((origin) => new URL(origin).origin)
    : undefined;
}

function wish(req: Request, res: Response): string | undefined {
  const { fault } = req.query;
  return res.locals.fault ?? (typeof fault === 'string' ? fault : undefined) ?? req.get('x-fault');
}
