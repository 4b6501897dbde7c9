import { parseBrand, brandQuery, ownBrand, type Brand } from './brandVariables.js';

/**
 * Returns the workshop's window, which contains this page; undefined for another site's, which is
 * unreadable.
 */
function addressBar(): Window | undefined {
  try {
    const bar = window.parent;
    return bar.location.href ? bar : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the brand in the address, or the default. */
export function brandInAddress(): Brand {
  const query = new URLSearchParams(addressBar()?.location.search).get('brand');
  return query === null ? ownBrand : parseBrand(query);
}

/** Writes a brand into the address, without a step in the history. */
export function keepInAddress(brand: Brand): void {
  const bar = addressBar();
  if (!bar) return;
  const address = new URL(bar.location.href);
  const query = brandQuery(brand);
  if (query) address.searchParams.set('brand', query);
  else address.searchParams.delete('brand');
  bar.history.replaceState(bar.history.state, '', address);
}
