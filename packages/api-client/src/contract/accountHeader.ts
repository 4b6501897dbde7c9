/**
 * Header with the id of the account that a call is meant for. A server answers 409 with the id that is signed in
 * instead, if the page was left open while another person signed in.
 */
export const accountHeader = 'Clothesline-Account';
