import {
  emptyInput,
  type PricedInput,
  readService,
  type Service,
  serviceRows,
  services,
  withService,
} from './services.ts';

/**
 * A project that is written as words: `keuken length=12 drawers=4 folieType=mat complexity=gemiddeld`. What is not named stays empty.
 *
 * @throws Error naming the word that is not understood
 */
export function readProject([serviceName, ...pairs]: readonly string[]): PricedInput {
  const service = readService(serviceName);
  if (service === undefined)
    throw new Error(
      `Name a service first: ${services.join(', ')}. Then fields as name=value, for example length=12 folieType=mat.`,
    );
  return { ...withService(emptyInput, service), ...readFields(service, pairs) } as PricedInput;
}

function readFields(service: Service, given: readonly string[]): Record<string, string> {
  const choices: Record<string, readonly string[]> = {
    folieType: serviceRows[service].finishes,
    complexity: serviceRows[service].complexities,
  };
  const fields = given.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at < 1 || name === 'projectType' || !Object.hasOwn(emptyInput, name))
      throw new Error(`Unknown field "${pair}". Fields: ${Object.keys(emptyInput).slice(1).join(', ')}.`);
    const offered = choices[name];
    if (offered && value !== '' && !offered.includes(value))
      throw new Error(`${name} is one of: ${offered.join(', ')}.`);
    return [name, value];
  });
  return Object.fromEntries(fields);
}
