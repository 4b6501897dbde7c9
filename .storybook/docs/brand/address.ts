import { parseBrand, brandQuery, ownBrand, type Brand } from './brandVariables.js';

/**
 * Returns Storybook's outer window, or `undefined` if the page is embedded by another site (accessing the window throws
 * in that case).
 */
function addressBar(): Window | undefined {
  try {
    const bar = window.parent;
    return bar.location.href ? bar : undefined;
  } catch {
    return undefined;
  }
}

export function brandInAddress(): Brand {
  const query = new URLSearchParams(addressBar()?.location.search).get('brand');
  return query === null ? ownBrand : parseBrand(query);
}

/** Replaces the history entry to avoid cluttering the Back button with every change. */
export function keepInAddress(brand: Brand): void {
  const bar = addressBar();
  if (!bar) return;
  const address = new URL(bar.location.href);
  const query = brandQuery(brand);
  if (query) address.searchParams.set('brand', query);
  else address.searchParams.delete('brand');
  bar.history.replaceState(bar.history.state, '', address);
}
