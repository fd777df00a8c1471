/**
 * The result of `work`, or a rejection when it takes longer than `limit` ms. The work itself is not stopped.
 *
 * @throws DOMException of the name `TimeoutError`
 */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limit, new DOMException('No answer in time.', 'TimeoutError'));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
