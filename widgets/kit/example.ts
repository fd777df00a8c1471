/** A widget in a named state, as data. */
export interface Example<State = Record<string, unknown>> {
  /** Part of an address, so in kebab-case. */
  name: string;
  attributes: Record<string, string>;
  /** Members of the state that differ from a fresh one. Must be serialisable as JSON. */
  state?: State & Record<string, unknown>;
}
