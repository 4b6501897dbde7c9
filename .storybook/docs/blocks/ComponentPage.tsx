import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./component/ComponentPage.js')).ComponentPage }));

/** The page of a component; its code is loaded with it, not with each story. */
export function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
