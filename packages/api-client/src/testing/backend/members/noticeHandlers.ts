import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { readQuery } from '../call.js';
import { jsonResponse } from '../http.js';
import { makePage, read, readBody, reader, type MemberCall } from './call.js';

export const noticeHandlers = {
  listNotices(call: MemberCall) {
    const { id } = reader(call);
    const { limit = 50, cursor } = read(endpoints.listNotices.query, readQuery(call.url));
    const mine = call.store.notices
      .filter(({ userId }) => userId === id)
      .sort((one, other) => other.id - one.id)
      .map(({ userId: _userId, ...notice }) => notice);
    const { page, headers } = makePage(call, mine, { limit, cursor });
    return jsonResponse(200, page, headers);
  },

  async readNotices(call: MemberCall) {
    const { id } = reader(call);
    const { ids } = await readBody(call, endpoints.readNotices.body);
    call.store.notices = call.store.notices.map((notice) =>
      notice.userId === id && (ids?.includes(notice.id) ?? true) ? { ...notice, isRead: true } : notice,
    );
    return jsonResponse(200, {});
  },
};
