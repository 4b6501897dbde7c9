import type { BoundFunctions, queries } from '@testing-library/react';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import type { FakeBackend, TestProvidersProps } from '@clothesline/api-client/testing';
import { draftSuite } from './draftSuite.js';
import { fieldsSuite } from './fieldsSuite.js';
import { listingSuite } from './listingSuite.js';
import { sendingSuite } from './sendingSuite.js';
import { severalSuite } from './severalSuite.js';

/** Queries scoped to an adapter's element, including toasts. */
export interface Stage extends BoundFunctions<typeof queries> {
  /** Removes the form, but not its toasts. */
  removeForm(): void;
}

export interface SetupOptions {
  backend: FakeBackend;
  geolocation?: TestProvidersProps['geolocation'] | undefined;
  ask?: 'never' | undefined;
}

export type Setup = (props: CreateFormProps, options: SetupOptions) => Stage;

export function createFormSuite(setup: Setup) {
  fieldsSuite(setup);
  sendingSuite(setup);
  listingSuite(setup);
  severalSuite(setup);
  draftSuite(setup);
}
