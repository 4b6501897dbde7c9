import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./component/ComponentPage.js')).ComponentPage }));

/** Lazy-loaded, to keep the page's code out of the story bundles. */
export function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
