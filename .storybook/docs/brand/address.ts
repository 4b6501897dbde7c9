import { brandOfQuery, brandQuery, ownBrand, type Brand } from './brandVariables.js';

/** The workshop's own address, which is that of the page around this one; another site's is not to be read. */
function addressBar(): Window | undefined {
  try {
    const bar = window.parent;
    return bar.location.href ? bar : undefined;
  } catch {
    return undefined;
  }
}

/** The brand that stands in the address, else ours. */
export function brandInAddress(): Brand {
  const query = new URLSearchParams(addressBar()?.location.search).get('brand');
  return query === null ? ownBrand : brandOfQuery(query);
}

/** Puts a brand into the address, without a step in the history. */
export function keepInAddress(brand: Brand): void {
  const bar = addressBar();
  if (!bar) return;
  const address = new URL(bar.location.href);
  const query = brandQuery(brand);
  if (query) address.searchParams.set('brand', query);
  else address.searchParams.delete('brand');
  bar.history.replaceState(bar.history.state, '', address);
}
