import type { OrganizationPage } from '../contract/organization.js';

/** A confirmed organization with three needs. The first has received a third of its items. */
export const organizationPageFixture: OrganizationPage = {
  id: 2,
  name: 'Noe Valley Coat Drive',
  logo: null,
  address: '1024 Church Street, San Francisco, CA 94114',
  hours: 'Monday to Friday, 9 am to 5 pm\nSaturday, 10 am to 1 pm',
  rules: 'Please wash everything, and bring it in bags. We don’t take shoes.',
  contact: 'coats@noevalley.example',
  needs: [
    {
      id: 901,
      title: 'Coats, size 4-12',
      category: 'Children',
      reason: 'For the winter camp of two schools.',
      amount: 15,
      received: 5,
      endsAt: '2026-12-10T23:59:59.000Z',
    },
    { id: 902, title: 'Rain boots, kids', amount: 6, received: 0, endsAt: '2026-12-20T23:59:59.000Z' },
    { id: 903, title: 'Blankets', amount: 20, received: 12, endsAt: '2027-01-05T23:59:59.000Z' },
  ],
};
