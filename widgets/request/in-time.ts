/**
 * The result of `work`, or a rejection when it takes longer than `limit` ms. The work itself is not stopped.
 *
 * @param lifted when it is aborted, there is no limit any more
 * @throws DOMException of the name `TimeoutError`
 */
export async function inTime<T>(work: Promise<T>, limit: number, lifted?: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limit, new DOMException('No answer in time.', 'TimeoutError'));
    lifted?.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
