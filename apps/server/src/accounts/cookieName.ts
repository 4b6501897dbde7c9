/** Over https, the `__Host-` prefix keeps subdomains from setting the cookie. */
export function cookieName(name: string, https: boolean): string {
  return `${https ? '__Host-' : ''}clothesline.${name}`;
}
