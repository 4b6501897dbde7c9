import type { BoundFunctions, queries } from '@testing-library/react';
import type { CreateFormProps } from '../CreateForm/CreateForm.js';
import type { FakeBackend, TestProvidersProps } from '@clothesline/api-client/testing';
import { draftSuite } from './draftSuite.js';
import { fieldsSuite } from './fieldsSuite.js';
import { listingSuite } from './listingSuite.js';
import { sendingSuite } from './sendingSuite.js';
import { severalSuite } from './severalSuite.js';

/** What a adapter of the form (React component, custom element) gives the suite: queries inside of what it has put on the page, toasts included. */
export interface Stage extends BoundFunctions<typeof queries> {
  /** Takes the form from the page, not the toasts. */
  removeForm(): void;
}

export interface SetupOptions {
  backend: FakeBackend;
  /** What the browser answers when asked for a position; it is asked at once when this is given, unless `ask` is 'never'. */
  geolocation?: TestProvidersProps['geolocation'] | undefined;
  ask?: 'never' | undefined;
}

export type Setup = (props: CreateFormProps, options: SetupOptions) => Stage;

/** What the form does, in any adapter. */
export function createFormSuite(setup: Setup) {
  fieldsSuite(setup);
  sendingSuite(setup);
  listingSuite(setup);
  severalSuite(setup);
  draftSuite(setup);
}
