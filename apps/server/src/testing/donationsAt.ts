import { aDonation } from './donations.js';

export function donationsAt(host: () => string) {
  return {
    post: (title: string) =>
      fetch(`${host()}/api/donations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aDonation({ title, description: 'x'.repeat(4000) })),
      }),
    total: async () => Number((await fetch(`${host()}/api/donations`)).headers.get('X-Total-Count')),
  };
}
