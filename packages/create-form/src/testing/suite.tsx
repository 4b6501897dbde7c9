import type { BoundFunctions, queries } from '@testing-library/react';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import type { FakeBackend, TestProvidersProps } from '@clothesline/api-client/testing';
import { draftSuite } from './draftSuite.js';
import { fieldsSuite } from './fieldsSuite.js';
import { listingSuite } from './listingSuite.js';
import { sendingSuite } from './sendingSuite.js';
import { severalSuite } from './severalSuite.js';

/**
 * Queries inside the element that an adapter (React component, custom element) has put on the page, toasts included.
 */
export interface Stage extends BoundFunctions<typeof queries> {
  /** Removes the form, not the toasts. */
  removeForm(): void;
}

export interface SetupOptions {
  backend: FakeBackend;
  /** Answer of the browser's geolocation, which is asked at once if this is given, unless `ask` is 'never'. */
  geolocation?: TestProvidersProps['geolocation'] | undefined;
  ask?: 'never' | undefined;
}

export type Setup = (props: CreateFormProps, options: SetupOptions) => Stage;

/** Tests of the form, for any adapter. */
export function createFormSuite(setup: Setup) {
  fieldsSuite(setup);
  sendingSuite(setup);
  listingSuite(setup);
  severalSuite(setup);
  draftSuite(setup);
}
