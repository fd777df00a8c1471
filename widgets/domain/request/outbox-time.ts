/** How long a request that is not confirmed is kept on the visitor's device after its first attempt, in ms: 30 days. */
export const outboxTime = 30 * 24 * 3600 * 1000;
