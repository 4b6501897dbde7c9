import { TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { render, within } from '@testing-library/react';
import { CreateForm } from './CreateForm/CreateForm.js';
import { createFormSuite } from './testing/suite.js';

createFormSuite((props, { backend, geolocation, ask }) => {
  const page = (hasForm: boolean) => (
    <TestProviders
      backend={backend}
      geolocation={geolocation}
      ask={ask ?? (geolocation === undefined ? 'never' : 'load')}
    >
      <ToastProvider>{hasForm && <CreateForm {...props} />}</ToastProvider>
    </TestProviders>
  );
  const { container, rerender } = render(page(true));
  return { ...within(container), removeForm: () => rerender(page(false)) };
});
