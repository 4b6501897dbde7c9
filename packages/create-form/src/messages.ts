import { issueTexts, locationErrorTexts, nameTexts, timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { form } from './locales/en/form.js';

const refusals = { $: ['refusals'] };

/** All English strings of the form. Override them with `messages` or a catalog. */
export const createFormMessages = /* @__PURE__ */ combine(
  issueTexts,
  refusals,
  timeTexts,
  locationErrorTexts,
  nameTexts,
  form,
);

export type CreateFormMessages = Texts<typeof createFormMessages>;
