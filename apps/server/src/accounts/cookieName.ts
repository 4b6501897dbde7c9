/** Over HTTPS, the `__Host-` prefix prevents subdomains from setting the cookie. */
export function cookieName(name: string, https: boolean): string {
  return `${https ? '__Host-' : ''}clothesline.${name}`;
}
