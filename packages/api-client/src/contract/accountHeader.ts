/**
 * Contains the account the client expects to be signed in as. If someone else has signed in since, the server responds
 * with 409 and the current account id.
 */
export const accountHeader = 'Clothesline-Account';
