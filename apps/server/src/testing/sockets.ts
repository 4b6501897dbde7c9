import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

export const attacker = '127.0.0.1';
export const visitor = '127.0.0.2';

/** Status of a GET, or 0 if the connection broke. */
export function statusFor(port: number, path: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path, localAddress: from, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asking.on('error', () => resolve(0));
    asking.end();
  });
}

export interface OpenConnection {
  socket: Socket;
  heard(): string;
  closed: Promise<void>;
}

export function openConnection(port: number, text: string, { reads = true, from = attacker } = {}): OpenConnection {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  let heard = '';
  if (reads) socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  else socket.pause();
  socket.on('error', () => {});
  socket.write(text);
  return {
    socket,
    heard: () => heard,
    closed: new Promise((resolve) => {
      socket.once('close', () => resolve());
    }),
  };
}
