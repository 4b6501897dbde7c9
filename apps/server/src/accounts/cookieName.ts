/** The name of a cookie. Over https its prefix keeps it to this host: no page of a subdomain can set it. */
export function cookieName(name: string, https: boolean): string {
  return `${https ? '__Host-' : ''}clothesline.${name}`;
}
