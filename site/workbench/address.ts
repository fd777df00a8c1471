import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';

/** The address of one example of a widget. `?host=` names a host of `hosts.ts`; attributes are set by their own names. */
export function stateAddress(tag: string, example: string, lang: Language): string {
  return addressOf(`/workbench/${tag}/${example}`, lang);
}
