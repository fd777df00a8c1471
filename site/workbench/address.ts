import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';

/** Where an example of a widget stands alone. `?host=` names a host of `hosts.ts`, and each attribute has its own name. */
export function stateAddress(tag: string, example: string, lang: Language): string {
  return addressOf(`/workbench/${tag}/${example}`, lang);
}
