/** Where a page was opened, and from where. Part of the script that every page loads: later the address may have changed. */
export interface Landing {
  address: string;
  referrer: string;
}

/** Set by `site/inline-scripts/choose-language.js`, which redirects a visitor to the page in their language. */
const handedOnKey = 'wrappie-referrer';

export function readLanding(): Landing {
  return { address: location.href, referrer: referrer() };
}

function referrer(): string {
  try {
    const handedOn = sessionStorage.getItem(handedOnKey);
    sessionStorage.removeItem(handedOnKey);
    return handedOn ?? document.referrer;
  } catch {
    return document.referrer;
  }
}
