import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./component/ComponentPage.js')).ComponentPage }));

/** Lazy-loaded to exclude the page's code from the story bundles. */
export function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
