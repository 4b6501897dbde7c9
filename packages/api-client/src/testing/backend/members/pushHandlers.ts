import { errorText } from '../../../members/texts.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import type { Push } from '../../../members/push.js';
import { isAtPushService, standardPushServices } from '../../../members/pushInput.js';
import { jsonResponse } from '../http.js';
import { issue, readBody, reader, type MemberCall } from './call.js';
import { readToken } from './sessions.js';

const sessionOf = ({ request }: MemberCall) => readToken(request) ?? 'page';

function view(call: MemberCall): Push {
  const { id } = reader(call);
  const own = call.store.pushDevices.filter(({ userId }) => userId === id);
  const isOn = own.some(({ session }) => session === sessionOf(call));
  return { key: call.store.pushKey, isOn, devices: own.length };
}

export const pushHandlers = {
  getPush: (call: MemberCall) => jsonResponse(200, view(call)),

  async turnOnPush(call: MemberCall) {
    const { store } = call;
    const { id: userId } = reader(call);
    const { endpoint } = await readBody(call, endpoints.turnOnPush.body);
    if (store.pushKey === null || !isAtPushService(endpoint, standardPushServices)) {
      throw issue('endpoint', errorText('unknownPushService'));
    }
    const session = sessionOf(call);
    const others = store.pushDevices.filter((one) => one.session !== session && one.endpoint !== endpoint);
    const own = others.filter((one) => one.userId === userId);
    const oldest = own.length < memberLimits.pushDevices ? undefined : own[0];
    store.pushDevices = [...others.filter((one) => one !== oldest), { userId, session, endpoint }];
    return jsonResponse(200, view(call));
  },

  async turnOffPush(call: MemberCall) {
    const { id } = reader(call);
    const { everywhere } = await readBody(call, endpoints.turnOffPush.body);
    const session = sessionOf(call);
    call.store.pushDevices = call.store.pushDevices.filter(
      (one) => one.userId !== id || (!everywhere && one.session !== session),
    );
    return jsonResponse(200, view(call));
  },
};
