import { coded } from '../../../contract/coded.js';
import { memberIssues } from '../../../locales/members/en/memberIssues.js';
import { errorText } from '../../../members/texts.js';
import type { Alert } from '../../../members/alert.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import { HttpError, jsonResponse } from '../http.js';
import { issue, notThere, readBody, reader, writer, type MemberCall } from './call.js';
import { type FakeAlert, nextId, replace } from './store.js';

const toAlert = ({ userId: _userId, ...alert }: FakeAlert): Alert => alert;

export const alertHandlers = {
  listAlerts(call: MemberCall) {
    const { id } = reader(call);
    const own = call.store.alerts.filter(({ userId }) => userId === id);
    return jsonResponse(200, own.map(toAlert).toReversed());
  },

  async createAlert(call: MemberCall) {
    const { store, caller } = call;
    const { email, ...wanted } = await readBody(call, endpoints.createAlert.body);
    const own = caller && (email === undefined || email === caller.email) ? writer(call) : undefined;
    const to = own ? own.email : email;
    if (to === undefined) throw issue('email', coded(memberIssues, 'notAnEmail'));
    const isSame = (one: FakeAlert) => one.email === to && JSON.stringify(one.search) === JSON.stringify(wanted.search);
    const others = store.alerts.filter((one) => !isSame(one));
    if (others.filter((one) => one.email === to).length >= memberLimits.alerts) {
      throw new HttpError(409, errorText('tooManyAlerts', { most: memberLimits.alerts }));
    }
    const id = nextId(store.alerts);
    const token = `${id}.${String(id).padStart(43, '0')}`;
    const alert = { ...wanted, id, token, email: to, isConfirmed: own !== undefined, userId: own?.id };
    store.alerts = [...others, alert];
    const { token: _token, ...unproven } = toAlert(alert);
    return jsonResponse(201, own ? toAlert(alert) : unproven);
  },

  async findAlert(call: MemberCall) {
    const { token } = await readBody(call, endpoints.findAlert.body);
    const alert = call.store.alerts.find((one) => one.token === token);
    if (!alert) throw notThere();
    const { search: _words, ...search } = alert.search;
    return jsonResponse(200, { search, pace: alert.pace });
  },

  async confirmAlert(call: MemberCall) {
    const { alerts } = call.store;
    const { token } = await readBody(call, endpoints.confirmAlert.body);
    const alert = alerts.find((one) => one.token === token);
    if (!alert) throw notThere();
    return jsonResponse(200, toAlert(replace(alerts, { ...alert, isConfirmed: true })));
  },

  async endAlerts(call: MemberCall) {
    const { token } = await readBody(call, endpoints.endAlerts.body);
    call.store.alerts = call.store.alerts.filter((one) => one.token !== token);
    return jsonResponse(200, {});
  },
};
