/**
 * Header with the expected account. A server responds with 409 and the actual id if another person signed in meanwhile.
 */
export const accountHeader = 'Clothesline-Account';
