/**
 * Header of a call that is meant for one account: its id. A server answers 409 with the id that is signed in instead: the
 * page was left open while another person signed in.
 */
export const accountHeader = 'Clothesline-Account';
