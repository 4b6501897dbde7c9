import { foreignOriginCode } from '@clothesline/api-client/contract';

/** The answer of a server that takes nothing from this website. */
export const foreignSite = {
  status: 403,
  body: JSON.stringify({ message: 'This website is not on the list.', code: foreignOriginCode }),
};
