import { describe, expect, it } from 'vitest';
import { memberLimits, standardPushServices } from '@clothesline/api-client/members';
import { expectRefused, unique } from '../support.js';
import { expectInvalid, type MembersApi } from './support.js';

const path = '/api/me/push';
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const aDevice = () => ({ endpoint: `https://${standardPushServices[0]}/fcm/send/${unique()}`, keys });

/** The server must send to the standard services. */
export function describePush(api: () => MembersApi) {
  describe('push notifications', () => {
    it('are turned on per browser, and off per browser or everywhere', async () => {
      const one = await api().member();
      const phone = await api().member(one.account.email);
      const { key } = (await one.call('GET', path)).json as { key: string };
      expect(key).toMatch(/^[\w-]+$/);
      expect((await one.call('PUT', path, aDevice())).json).toEqual({ key, isOn: true, devices: 1 });
      expect((await phone.call('GET', path)).json).toEqual({ key, isOn: false, devices: 1 });
      await phone.call('PUT', path, aDevice());
      // Changed endpoint.
      expect((await phone.call('PUT', path, aDevice())).json).toEqual({ key, isOn: true, devices: 2 });
      expect((await one.call('DELETE', path, {})).json).toEqual({ key, isOn: false, devices: 1 });
      await one.call('PUT', path, aDevice());
      expect((await one.call('DELETE', path, { everywhere: true })).json).toEqual({ key, isOn: false, devices: 0 });
    });

    it('end with the session', async () => {
      const one = await api().member();
      const phone = await api().member(one.account.email);
      await phone.call('PUT', path, aDevice());
      await phone.call('POST', '/api/auth/sign-out', {});
      expect((await one.call('GET', path)).json).toMatchObject({ devices: 0 });
    });

    it('go to the last account of a browser', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const device = aDevice();
      for (const person of [one, other]) await person.call('PUT', path, device);
      expect((await one.call('GET', path)).json).toMatchObject({ isOn: false, devices: 0 });
      expect((await other.call('GET', path)).json).toMatchObject({ isOn: true, devices: 1 });
    });

    it.each([
      ['an address without TLS', { endpoint: 'http://fcm.googleapis.com/1' }, 'endpoint'],
      ['an address with a port', { endpoint: 'https://fcm.googleapis.com:8443/1' }, 'endpoint'],
      ['an address with a password', { endpoint: 'https://me:secret@fcm.googleapis.com/1' }, 'endpoint'],
      ['a private address', { endpoint: 'https://127.0.0.1/1' }, 'endpoint'],
      ['an unknown push service', { endpoint: 'https://fcm.googleapis.com.evil.example/1' }, 'endpoint'],
      ['a long address', { endpoint: `https://fcm.googleapis.com/${'1'.repeat(1000)}` }, 'endpoint'],
      ['no address', { endpoint: undefined }, 'endpoint'],
      ['no keys', { keys: undefined }, 'keys'],
      ['a short key', { keys: { ...keys, p256dh: 'B' } }, 'keys.p256dh'],
      ['a secret that is not base64url', { keys: { ...keys, auth: '!'.repeat(22) } }, 'keys.auth'],
    ])('are not turned on for %s', async (_, change, wrong) => {
      const one = await api().member();
      expectInvalid(await one.call('PUT', path, { ...aDevice(), ...change }), wrong);
      expect((await one.call('GET', path)).json).toMatchObject({ isOn: false, devices: 0 });
    });

    it('require a session', async () => {
      const visitor = api().visitor();
      expectRefused(await visitor.call('GET', path), 401);
      expectRefused(await visitor.call('PUT', path, aDevice()), 401);
      expectRefused(await visitor.call('DELETE', path, {}), 401);
      const one = await api().member();
      expectInvalid(await one.call('DELETE', path, { everywhere: 'yes' }), 'everywhere');
    });

    it(`reach the latest ${memberLimits.pushDevices} browsers of an account`, async () => {
      const one = await api().member();
      await one.call('PUT', path, aDevice());
      for (let count = 0; count < memberLimits.pushDevices; count += 1) {
        await (await api().member(one.account.email)).call('PUT', path, aDevice());
      }
      expect((await one.call('GET', path)).json).toMatchObject({ isOn: false, devices: memberLimits.pushDevices });
    });
  });
}
