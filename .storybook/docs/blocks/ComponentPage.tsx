import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./component/ComponentPage.js')).ComponentPage }));

/** Loads the page of a component with its code, apart from the stories. */
export function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
