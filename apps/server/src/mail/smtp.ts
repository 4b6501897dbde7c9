import { createTransport } from 'nodemailer';

/** Hosts that a mail reaches without a network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The mail server of an `smtp:` address. Mails hold codes, and the address a password: they go over TLS alone, but to this
 * machine, or where the address ends with `?requireTLS=false`.
 * @param timeout Milliseconds that it may take to connect, to greet, and to go on
 */
export function smtpTransport(url: string, timeout: number) {
  return createTransport({
    url,
    requireTLS: !loopback.test(new URL(url).hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}
