import { DurableFs, randomPageCost } from './chunk-EUQ3CP3H.js';

// src/main.ts
import { fileURLToPath } from 'url';

// src/config/readConfig.ts
import { resolve } from 'path';

// src/areas/areas.ts
import { areaMeters, areaOf } from '@clothesline/api-client/contract';
var standardAreas = { size: areaMeters, exactDonors: [] };
function cellSize({ size, exactDonors }, userId) {
  return size === 'exact' || exactDonors.includes(userId) ? void 0 : size;
}
function inItsArea(rule, donation) {
  const size = cellSize(rule, donation.userId);
  return size === void 0 ? donation : { ...donation, ...areaOf(donation, size).center };
}
function withAreas(rule, donations2) {
  return donations2.map((donation) => {
    const size = cellSize(rule, donation.userId);
    return size === void 0 ? donation : { ...donation, areaMeters: size };
  });
}

// src/startError.ts
var StartError = class extends Error {
  name = 'StartError';
};
function reasonOf(error) {
  return textOf(error).replaceAll(/\s+/g, ' ').trim();
}
function textOf(error) {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('errno' in error && typeof error.errno === 'number') return `error ${error.errno} of the file system`;
  return JSON.stringify(error);
}
function codeOf(error) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return void 0;
  return typeof error.code === 'string' ? error.code : void 0;
}

// src/store/createStore.ts
import { sql as sql10 } from 'kysely';
import pLimit from 'p-limit';

// src/store/findDonations.ts
import { sql as sql2 } from 'kysely';

// src/store/rows.ts
import { searchText } from '@clothesline/api-client/contract';

// src/store/placeKey.ts
function placeKey(locationName) {
  const [first2 = ''] = locationName.split(',');
  return first2.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

// src/store/rows.ts
var donationColumns = [
  'donations.id',
  'title',
  'description',
  'category',
  'images',
  'user_id',
  'latitude',
  'longitude',
  'location_name',
  'status',
  'created_at',
];
function toDonation(row) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    images: row.images,
    userId: row.user_id,
    latitude: row.latitude,
    longitude: row.longitude,
    locationName: row.location_name,
    status: row.status,
    createdAt: row.created_at,
  };
}
function toRow(donation) {
  return {
    title: donation.title,
    description: donation.description,
    category: donation.category,
    images: donation.images,
    user_id: donation.userId,
    location_name: donation.locationName,
    place_key: placeKey(donation.locationName),
    created_at: donation.createdAt,
    search_text: searchText(donation),
  };
}

// src/store/search.ts
import { sql } from 'kysely';
function containing(text) {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
var longestForLike = 8;
function contains(column, text) {
  return text.length > longestForLike ? sql`${column} ~ ${`***=${text}`}` : sql`${column} like ${containing(text)}`;
}
function beginning(word) {
  const literal = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return /^[a-z0-9]/.test(word) ? String.raw`\m${literal}` : literal;
}
function beginningOfAny(words2) {
  return words2.map(beginning).join('|');
}
function holding(text) {
  const isContained = contains(sql`search_text`, text);
  if (/[a-z0-9]{3}/.test(text)) return isContained;
  return sql`(letters_of(search_text) @> ${lettersOf(text)}::text[] and ${isContained})`;
}
var askedParts = 3;
function candidateFor(text, common) {
  const piece = rarePiece(text, common);
  if (piece.length <= longestForLike) return holding(piece);
  const parts = partsOf(piece);
  const rare = parts.filter((part) => !common.includes(part));
  const asked2 = (rare.length > 0 ? rare : parts).slice(0, askedParts);
  if (asked2.length === 0) return holding(text);
  return sql`(${sql.join(
    asked2.map((part) => sql`search_text like ${containing(part)}`),
    sql` and `,
  )})`;
}
var between = '';
function lettersOf(text) {
  const letters2 = [...text];
  if (letters2.length === 1) return letters2;
  return letters2.slice(1).flatMap((letter, place2) => {
    const pair2 = `${letters2[place2]}${letter}`;
    return pair2.includes(between) ? [] : [pair2];
  });
}
function partsOf(text) {
  const parts = Array.from({ length: Math.max(text.length - 2, 0) }, (_, place2) => text.slice(place2, place2 + 3));
  return [...new Set(parts.filter(isIndexed))].slice(0, 40);
}
function rarePiece(text, common) {
  let longest = '';
  let begin = 0;
  for (let end = 3; end <= text.length; end += 1) {
    const part = text.slice(end - 3, end);
    if (!isIndexed(part) || common.includes(part)) begin = end - 2;
    else if (end - begin > longest.length) longest = text.slice(begin, end);
  }
  return longest.length > 3 ? longest : text;
}
function isIndexed(part) {
  return /^[a-z0-9]{3}$/.test(part);
}

// src/store/sphere.ts
import { distanceInMiles } from '@clothesline/api-client/contract';
var radians = Math.PI / 180;
var earthRadius = distanceInMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / Math.PI;
function cubeText({ latitude, longitude }) {
  const ring = Math.cos(latitude * radians);
  const x = ring * Math.cos(longitude * radians);
  const y = ring * Math.sin(longitude * radians);
  return `(${x}, ${y}, ${Math.sin(latitude * radians)})`;
}
function chord(miles) {
  return 2 * Math.sin(Math.min(miles / earthRadius, Math.PI) / 2);
}

// src/store/wordQuery.ts
var blockMark = '#';
var every = { text: lexeme(''), isExact: false };
function queryOfTerm({ words: words2, categories }) {
  const options = [
    ...categories.map((category) => ({ text: lexeme(`@${category.toLowerCase()}`), isExact: !category.includes(' ') })),
    ...words2.filter((word) => !words2.some((other) => isFoundBy(word, other))).map(queryOfWord),
  ];
  if (options.length === 0) return { ...every, isExact: true };
  if (options.some(({ text }) => text === every.text)) return every;
  return {
    text: `(${options.map(({ text }) => text).join(' | ')})`,
    isExact: options.every(({ isExact }) => isExact),
  };
}
function isFoundBy(word, other) {
  return (
    word !== other &&
    isPlain(other) &&
    !isPlain(word) &&
    partsOf2(word).some((part, place2) => place2 > 0 && part.startsWith(other))
  );
}
function queryOfPlace(place2) {
  return { ...queryOfWord(place2), isExact: false };
}
function queryOfAll(queries) {
  return [every.text, ...queries.map(({ text }) => text)].join(' & ');
}
function queryOfWord(word) {
  const parts = partsOf2(word);
  if (parts.length === 0) return every;
  const isLast = (place2) => place2 === parts.length - 1 && /[a-z0-9]$/.test(word);
  const all = parts.map((part, place2) => `${lexeme(part.slice(0, 100))}${isLast(place2) ? ':*' : ''}`);
  return {
    text: all.length === 1 ? (all[0] ?? '') : `(${all.join(' & ')})`,
    isExact: isPlain(word),
  };
}
function partsOf2(word) {
  return word.split(/[^a-z0-9]+/).filter((part) => part !== '');
}
function isPlain(word) {
  return /^[a-z0-9]{1,100}$/.test(word);
}
function lexeme(text) {
  return `'${blockMark}/${text.replaceAll(/['\\]/g, '$&$&')}'`;
}

// src/store/findDonations.ts
var newestBlocks = 8;
var foundOften = 3;
var sampledBlocks = 4;
var step = (Math.sqrt(5) - 1) / 2;
async function findDonations(db, query) {
  const conditions = conditionsOf(query);
  const newest = await askNewest(db, query, conditions);
  if (newest.isAll || newest.donations.length >= Math.min(foundOften, query.limit)) return newest;
  if (await areCommon(db, query, conditions)) return newest;
  const { rows } = await sql2`
    with found as materialized (
      select donations.id from ${asked(query)} where ${every2(conditions.map(({ alone }) => alone))}
    ), newest as (select id from found order by id desc limit ${query.limit})
    select ${columns} from newest join donations using (id) join points on points.id = point_id
    order by donations.id desc`.execute(db);
  return { donations: rows.map(toDonation), isAll: true };
}
var columns = sql2.join(donationColumns.map((column) => sql2.ref(column)));
async function askNewest(db, query, conditions) {
  const { rows } = await sql2`
    with last as (select coalesce(max(id), 0) >> 10 as block from donations), newest as materialized (
      select found.id from last cross join generate_series(block, greatest(block - ${newestBlocks - 1}::int, 0), -1) as asked
      cross join lateral (
        with ${hitsIn(sql2`asked`, query, conditions)} select id from hits order by id desc limit ${query.limit}
      ) found
      limit ${query.limit}
    )
    select block as blocks, (
      select coalesce(json_agg(row_to_json(one) order by one.id desc), '[]') from (
        select ${columns} from newest join donations using (id) join points on points.id = point_id
      ) one
    ) as donations
    from last`.execute(db);
  const [{ blocks, donations: donations2 } = { blocks: 0, donations: [] }] = rows;
  return { donations: donations2.map(toDonation), isAll: blocks < newestBlocks };
}
async function areCommon(db, query, conditions) {
  const each = conditions.map(
    (condition) => sql2`exists (
      select from sample cross join lateral (with ${hitsIn(sql2`block`, query, [condition])} select from hits limit 1) found
    )`,
  );
  const { rows } = await sql2`
    with sample as materialized (
      select floor(blocks * mod(pick * ${step}::numeric, 1))::int as block
      from (select max(id) >> 10 as blocks from donations) newest cross join generate_series(1, ${sampledBlocks}::int) as pick
    )
    select ${every2(each)} as are`.execute(db);
  return rows[0]?.are ?? true;
}
function hitsIn(block, query, conditions) {
  const wanted = queryOfAll(conditions.map((condition) => condition.query));
  const checks = conditions.filter((condition) => !condition.query.isExact).map(({ check: check2 }) => check2);
  return sql2`hits as materialized (
    select donations.id from ${asked(query)}
    where words_of(donations.id, category, search_text) @@ replace(${wanted}, ${blockMark}, ${block}::text)::tsquery
    and ${every2(checks)}
  )`;
}
function asked({ around }) {
  return around ? sql2`donations join points on points.id = point_id` : sql2`donations`;
}
function every2(conditions) {
  return conditions.length === 0 ? sql2`true` : sql2`${sql2.join(conditions, sql2` and `)}`;
}
function conditionsOf({ terms = [], place: place2, around }) {
  return [
    ...(place2 === void 0 ? [] : [atPlace(place2)]),
    ...terms.map(holdingTerm),
    ...(around ? [isAround(around)] : []),
  ];
}
function holdingTerm(term) {
  const { words: words2, categories } = term;
  const inCategory2 = categories.length > 0 ? [sql2`category in (${sql2.join(categories)})`] : [];
  const begins = sql2`search_text ~ ${beginningOfAny(words2)}`;
  const isThere = (has) =>
    words2.length === 0 ? [] : [sql2`((${sql2.join(words2.map(has), sql2` or `)}) and ${begins})`];
  const either = (options) => (options.length === 0 ? sql2`true` : sql2`(${sql2.join(options, sql2` or `)})`);
  return {
    query: queryOfTerm(term),
    // Most texts hold none of the words at all, which takes a fraction of the time to see.
    check: either([...inCategory2, ...isThere((word) => contains(sql2`search_text`, word))]),
    alone: either([...inCategory2, ...isThere(holding)]),
  };
}
function atPlace(place2) {
  const begins = sql2`lower(location_name) ~ ${beginning(place2)}`;
  return { query: queryOfPlace(place2), check: begins, alone: sql2`${holding(place2)} and ${begins}` };
}
function isAround({ position, miles }) {
  const here = sql2`${cubeText(position)}::cube`;
  const reach = sql2`${chord(miles)}::float8`;
  const isNear = sql2`position <@ cube_enlarge(${here}, ${reach}, 3) and position <-> ${here} <= ${reach}`;
  return { query: { text: queryOfAll([]), isExact: false }, check: isNear, alone: isNear };
}

// src/store/grouped.ts
import { setImmediate, setTimeout as setTimeout2 } from 'timers/promises';
var most = 64;
var gathering = 2;
var faultsOfOne = /* @__PURE__ */ new Set(['22', '23', '40']);
function grouped(all, one) {
  const queue = [];
  let isRunning2 = false;
  async function alone(group) {
    await Promise.all(group.map(({ item, resolve: resolve2, reject }) => one(item).then(resolve2, reject)));
  }
  async function together2(group) {
    try {
      const results = await all(group.map(({ item }) => item));
      for (const [index, { resolve: resolve2, reject }] of group.entries()) {
        const result = results[index];
        if (result === void 0) reject(new Error('The store gave no result for one of a group.'));
        else resolve2(result);
      }
    } catch (error) {
      if (faultsOfOne.has(codeOf(error)?.slice(0, 2) ?? '')) return alone(group);
      for (const { reject } of group) reject(error);
    }
  }
  async function run() {
    isRunning2 = true;
    await setImmediate();
    for (let group = queue.splice(0, most); group.length > 0; group = queue.splice(0, most)) {
      if (group.length === 1) {
        await alone(group);
      } else {
        await together2(group);
        await setTimeout2(gathering);
      }
    }
    isRunning2 = false;
  }
  return (item) =>
    new Promise((resolve2, reject) => {
      queue.push({ item, resolve: resolve2, reject });
      if (!isRunning2) void run();
    });
}

// src/store/messages.ts
var historyLimit = 500;
async function readMessages(db, sessionId) {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content', 'sent_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(historyLimit)
    .execute();
  return rows
    .reverse()
    .map(({ id, role, content, sent_at }) => ({ id: String(id), role, content, sessionId, timestamp: sent_at }));
}
async function writeMessages(db, sessionId, { message, reply }, key) {
  const rows = [message, reply].map((said) => rowOf(sessionId, said, key));
  if (key === void 0) {
    await db.insertInto('messages').values(rows).execute();
    return reply;
  }
  const written = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'write_key', 'role']).where('write_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  if (written.length > 0) return reply;
  return (await readReply(db, sessionId, key)) ?? reply;
}
async function readReply(db, sessionId, key) {
  const row = await db
    .selectFrom('messages')
    .select(['role', 'content', 'sent_at'])
    .where('session_id', '=', sessionId)
    .where('write_key', '=', key)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return row && { role: row.role, content: row.content, timestamp: row.sent_at };
}
async function writeExchanges(db, exchanges) {
  const rows = exchanges.flatMap(({ sessionId, message, reply, key }) =>
    [message, reply].map((said) => rowOf(sessionId, said, key)),
  );
  await db.insertInto('messages').values(rows).execute();
  return exchanges.map(({ reply }) => reply);
}
function rowOf(sessionId, { role, content, timestamp }, key) {
  return { session_id: sessionId, role, content, sent_at: timestamp, write_key: key ?? null };
}

// src/store/readDonations.ts
import {
  allItems,
  distanceInMiles as distanceInMiles2,
  searchNeedle,
  toTenthOfMile,
} from '@clothesline/api-client/contract';
import { sql as sql5 } from 'kysely';

// src/store/readTally.ts
import { sql as sql3 } from 'kysely';
async function readTally(db, category) {
  let tallies2 = db.selectFrom('tallies').select(sql3`coalesce(sum(amount), 0)::int`.as('total'));
  if (category !== void 0) tallies2 = tallies2.where('category', '=', category);
  return (await tallies2.executeTakeFirstOrThrow()).total;
}

// src/store/searchDonations.ts
import { sql as sql4 } from 'kysely';
var narrow = 1e3;
var wide = 8e3;
var seenOften = 3;
var sampled = 100;
var lookBytes = 15e5;
var indexBytes = 15e5;
async function searchDonations(db, search) {
  const page = await find(db, search);
  const all = search.before === void 0 ? page : await find(db, { ...search, before: void 0 });
  const total = all.share === void 0 ? all.hits : Math.round(all.share * (await readTally(db, search.category)));
  return { ids: page.ids, total: Math.max(total, all.hits), isEstimate: all.share !== void 0 };
}
async function find(db, search) {
  for (const size of [narrow, wide]) {
    const { seen, isAll, hits, ids, common } = await lookThrough(db, search, size);
    if (isAll) return { ids, hits };
    if (ids.length > search.limit) return { ids, hits, share: hits / seen };
    if (hits < seenOften) return askIndex(db, search, common ?? []);
  }
  return askIndex(db, search, []);
}
async function lookThrough(db, { category, needle, limit, before }, size) {
  const conditions = [...inCategory(category), ...(before === void 0 ? [] : [sql4`id < ${before}`])];
  const where = conditions.length === 0 ? sql4`` : sql4`where ${sql4.join(conditions, sql4` and `)}`;
  const { rows } = await sql4`
    with sample as materialized (
      select search_text as content from donations order by id desc limit ${sampled}
    ), newest as materialized (
      select id, search_text, sum(octet_length(search_text)) over (order by id desc) as bytes
      from (select id, search_text from donations ${where} order by id desc limit ${size}) latest
    )
    select count(*)::int as seen, (select count(*) from newest) = count(*) and count(*) < ${size}::int as "isAll",
      (count(*) filter (where hit))::int as hits,
      coalesce((array_agg(id order by id desc) filter (where hit))[:${limit + 1}::int], '{}') as ids,
      case when count(*) filter (where hit) < ${seenOften}::int then array(
        select part from unnest(${partsOf(needle)}::text[]) part
        where exists (select from sample where strpos(content, part) > 0)
      ) end as common
    from (
      select id, ${contains(sql4`search_text`, needle)} as hit from newest where bytes <= ${lookBytes}::int
    ) looked`.execute(db);
  return rows[0] ?? { seen: 0, isAll: true, hits: 0, ids: [], common: null };
}
async function askIndex(db, { category, needle, limit, before }, common) {
  const conditions = inCategory(category);
  const where = conditions.length === 0 ? sql4`true` : sql4.join(conditions, sql4` and `);
  const isBefore = before === void 0 ? sql4`true` : sql4`id < ${before}`;
  const { rows } = await sql4`
    with candidates as materialized (
      select id, octet_length(search_text) as size from donations where ${candidateFor(needle, common)}
    ), read as (
      select id from (select id, sum(size) over (order by id desc) as bytes from candidates) sized
      where bytes <= ${indexBytes}::int
    ), found as materialized (
      select id, category from donations join read using (id) where ${contains(sql4`search_text`, needle)}
    )
    select (count(*) filter (where ${where}))::int as hits,
      array(select id from found where ${where} and ${isBefore} order by id desc limit ${limit + 1}) as ids
    from found`.execute(db);
  return rows[0] ?? { ids: [], hits: 0 };
}
function inCategory(category) {
  return category === void 0 ? [] : [sql4`category = ${category}`];
}

// src/store/readDonations.ts
function donationsWithPoints(db) {
  return db.selectFrom('donations').innerJoin('points', 'points.id', 'point_id').select(donationColumns);
}
async function readDonation(db, id) {
  const row = await donationsWithPoints(db).where('donations.id', '=', id).executeTakeFirst();
  return row && toDonation(row);
}
async function readPage(db, query) {
  const category = query.category === '' || query.category === allItems ? void 0 : query.category;
  const needle = searchNeedle(query.search ?? '');
  if (needle === '') return readNewest(db, { ...query, category });
  const { limit, before } = query;
  const { ids, total, isEstimate } = await searchDonations(db, { category, needle, limit, before });
  const rows =
    ids.length === 0
      ? []
      : await donationsWithPoints(db)
          .where('donations.id', 'in', ids.slice(0, limit))
          .orderBy('donations.id', 'desc')
          .execute();
  return { donations: rows.map(toDonation), total, isEstimate, hasMore: ids.length > limit };
}
async function readNewest(db, { category, limit, before }) {
  let query = donationsWithPoints(db)
    .orderBy('donations.id', 'desc')
    .limit(limit + 1);
  if (category !== void 0) query = query.where('category', '=', category);
  if (before !== void 0) query = query.where('donations.id', '<', before);
  const [rows, total] = await Promise.all([query.execute(), readTally(db, category)]);
  return { donations: rows.slice(0, limit).map(toDonation), total, isEstimate: false, hasMore: rows.length > limit };
}
async function readNearby(db, { position, category, limit }) {
  const here = sql5`${cubeText(position)}::cube`;
  const inCategory2 = category === void 0 || category === allItems ? sql5`` : sql5`and category = ${category}`;
  const { rows } = await sql5`
    select d.id, title, description, category, images, user_id, latitude, longitude, location_name, status, created_at
    from (select id, latitude, longitude, position <-> ${here} as far from points order by position <-> ${here}) p
    cross join lateral (select * from donations where point_id = p.id ${inCategory2} order by id desc limit ${limit}) d
    order by far, d.id desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...toDonation(row), distance: toTenthOfMile(distanceInMiles2(position, row)) }));
}

// src/store/readPlaces.ts
import { sql as sql6 } from 'kysely';
var sample = 100;
async function readPlaces(db, names) {
  if (names.length === 0) return /* @__PURE__ */ new Map();
  const { rows } = await sql6`
    select asked, key, min(location_name) as location_name, avg(latitude) as latitude, avg(longitude) as longitude
    from unnest(array[${sql6.join(names)}]::text[]) as asked
    cross join lateral (
      select place_key as key from donations
      where place_key ~>=~ asked and place_key ~<~ (asked || '.') order by place_key using ~<~ limit 1
    ) first
    cross join lateral (
      select point_id, location_name from donations where place_key = key order by id desc limit ${sample}
    ) newest
    join points on points.id = point_id
    group by asked, key`.execute(db);
  return new Map(
    rows.map(({ asked: asked2, key, location_name, latitude, longitude }) => [
      asked2,
      { key, name: location_name.split(',')[0]?.trim() ?? key, position: { latitude, longitude } },
    ]),
  );
}

// src/store/takeAllowances.ts
import { sql as sql7 } from 'kysely';
async function takeAllowances(db, allowances) {
  if (allowances.length === 0) return 0;
  const wanted = sql7.join(
    allowances.map(
      ({ key, amount, seconds: seconds2 }) => sql7`(${key}::text, ${seconds2 / amount}::float8, ${seconds2}::float8)`,
    ),
  );
  const { rows } = await sql7`
    with wanted (key, step, period) as (values ${wanted}),
    refused as (
      select max(extract(epoch from kept.full_at - clock_timestamp())::float8 + wanted.step - wanted.period) as wait
      from wanted join allowances kept using (key)
      where kept.full_at + make_interval(secs => wanted.step - wanted.period) > clock_timestamp() and ${isPossible}
    ),
    taken as (
      insert into allowances as kept (key, step, period, full_at)
      select key, step, period, clock_timestamp() + make_interval(secs => step) from wanted
      where (select wait from refused) is null order by key
      on conflict (key) do update set
        step = excluded.step,
        period = excluded.period,
        full_at = case when ${isPossible} then greatest(kept.full_at, clock_timestamp()) else clock_timestamp() end
          + make_interval(secs => excluded.step)
      where kept.full_at + make_interval(secs => excluded.step - excluded.period) <= clock_timestamp() or not ${isPossible}
      returning key
    )
    select (select wait from refused) as wait, array(select key from taken) as taken`.execute(db);
  const [{ wait: wait5, taken } = { wait: null, taken: [] }] = rows;
  if (wait5 !== null) return seconds(wait5);
  const refused = allowances.filter(({ key }) => !taken.includes(key));
  if (refused.length === 0) return 0;
  await giveBack(db, taken);
  return waitFor(db, refused);
}
var isPossible = sql7`kept.full_at <= clock_timestamp() + make_interval(secs => 2 * kept.period)`;
async function giveBack(db, keys) {
  if (keys.length === 0) return;
  await sql7`
    update allowances set full_at = full_at - make_interval(secs => step) where key = any(${[...keys]}::text[])`.execute(
    db,
  );
}
async function waitFor(db, refused) {
  const keys = refused.map(({ key }) => key);
  const { rows } = await sql7`
    select extract(epoch from full_at - clock_timestamp())::float8 + step - period as wait
    from allowances where key = any(${keys}::text[])`.execute(db);
  return seconds(Math.max(1, ...rows.map(({ wait: wait5 }) => wait5)));
}
function seconds(wait5) {
  return Math.max(1, Math.ceil(wait5));
}

// src/store/tidy.ts
import { sql as sql8 } from 'kysely';
import { setImmediate as setImmediate2 } from 'timers/promises';
var keyRetention = sql8`interval '1 day'`;
var batch = 2e3;
async function tidy(db, { chatDays, vacuums }) {
  await deleteAll(db, 'write_keys', sql8`written_at < now() - ${keyRetention}`);
  const isOver = sql8`full_at < now() or full_at > now() + make_interval(secs => 2 * period)`;
  await deleteAll(db, 'allowances', isOver);
  await deleteAll(db, 'messages', sql8`received_at < now() - make_interval(days => ${chatDays}::int)`);
  if (vacuums) await sql8`vacuum write_keys, allowances, messages, tallies`.execute(db);
}
async function deleteAll(db, name, condition) {
  const table2 = sql8.table(name);
  for (;;) {
    const { numAffectedRows = 0n } = await sql8`
      delete from ${table2} where ctid = any(array(select ctid from ${table2} where ${condition} limit ${batch}))`.execute(
      db,
    );
    if (numAffectedRows < batch) return;
    await setImmediate2();
  }
}

// src/store/writeDonations.ts
import { sql as sql9 } from 'kysely';

// src/store/writeKeys.ts
import { createHash } from 'crypto';
function knownBy({ key, caller = '' }, donation) {
  const fingerprint = fingerprintOf(donation);
  return { ofCaller: hash(['caller', caller, key]), ofContent: hash(['content', fingerprint, key]), fingerprint };
}
function fingerprintOf({ createdAt: _createdAt, ...donation }) {
  return hash(Object.entries(donation).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
function hash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

// src/store/writeDonations.ts
var attempts = 3;
var batch2 = 500;
var uniqueViolation = '23505';
var ReusedKey = class extends Error {
  name = 'ReusedKey';
};
async function writeDonation(db, donation, key) {
  const known = key && knownBy(key, donation);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const row = await tryToWrite(db, donation, known);
      if (row) return toDonation(row);
    } catch (error) {
      if (known === void 0 || codeOf(error) !== uniqueViolation) throw error;
      const listed2 = await donationOfKey(db, known);
      if (listed2) return listed2;
    }
  }
  throw new Error('The point of a donation could not be found nor made.');
}
async function tryToWrite(db, donation, known) {
  const withKey =
    known === void 0
      ? sql9``
      : sql9`, keyed as (
          insert into write_keys (key, fingerprint, donation_id)
          select key, ${known.fingerprint}, id from donation, unnest(${[known.ofCaller, known.ofContent]}::text[]) key
        )`;
  const { latitude, longitude } = donation;
  const values = toRow(donation);
  const { rows } = await sql9`
    with found as (
      select id from points where latitude = ${latitude}::float8 and longitude = ${longitude}::float8
    ), made as (
      insert into points (latitude, longitude) select ${latitude}::float8, ${longitude}::float8
      where not exists (select from found)
      on conflict (latitude, longitude) do nothing
      returning id
    ), point as (
      select id from found union all select id from made
    ), donation as (
    insert into donations (
      point_id, title, description, category, images,
      user_id, location_name, place_key, created_at, search_text
    )
    select
      point.id, ${values.title}::text, ${values.description}::text, ${values.category}::text, ${values.images}::text[],
      ${values.user_id}::int, ${values.location_name}::text, ${values.place_key}::text, ${values.created_at}::text, ${values.search_text}::text
    from point
    returning id, title, description, category, images, user_id, location_name, status, created_at
    )${withKey}
    select donation.*, ${latitude}::float8 as latitude, ${longitude}::float8 as longitude from donation`.execute(db);
  return rows[0];
}
async function writeDonations(db, donations2) {
  await db.transaction().execute(async (transaction) => {
    for (let start2 = 0; start2 < donations2.length; start2 += batch2) {
      await writeBatch(
        transaction,
        donations2.slice(start2, start2 + batch2).map((donation) => ({ donation })),
      );
    }
  });
}
async function writeBatch(db, all) {
  const rows = JSON.stringify(
    all.map(({ donation, key }, index) => ({
      place: index + 1,
      latitude: donation.latitude,
      longitude: donation.longitude,
      ...toRow(donation),
      ...(key !== void 0 && knownBy(key, donation)),
    })),
  );
  await sql9`
    insert into points (latitude, longitude)
    select distinct latitude, longitude from json_to_recordset(${rows}::json) as sent (latitude float8, longitude float8)
    order by latitude, longitude
    on conflict (latitude, longitude) do nothing`.execute(db);
  const written = await sql9`
    with sent as (
      select * from json_to_recordset(${rows}::json) as sent (
        place int, latitude float8, longitude float8, title text, description text, category text, images text[],
        user_id int, location_name text, place_key text, created_at text, search_text text, "ofCaller" text, "ofContent" text, fingerprint text
      )
    ), made as (
      insert into donations (
        point_id, title, description, category, images, user_id, location_name, place_key, created_at, search_text
      )
      select points.id, title, description, category, images, user_id, location_name, place_key, created_at, search_text
      from sent left join points using (latitude, longitude)
      order by place
      returning id, title, description, category, images, user_id, location_name, status, created_at
    ), numbered as (
      select made.*, row_number() over (order by id) as place from made
    ), keyed as (
      insert into write_keys (key, fingerprint, donation_id)
      select key, fingerprint, numbered.id
      from sent join numbered using (place) cross join unnest(array["ofCaller", "ofContent"]) key where key is not null
    )
    select * from numbered order by place`.execute(db);
  return all.flatMap(({ donation: { latitude, longitude } }, index) => {
    const row = written.rows[index];
    return row ? [toDonation({ ...row, latitude, longitude })] : [];
  });
}
async function donationOfKey(db, { ofCaller, ofContent, fingerprint }) {
  const rows = await db
    .selectFrom('write_keys')
    .select(['fingerprint', 'donation_id'])
    .where('key', 'in', [ofCaller, ofContent])
    .execute();
  const known = rows.find((row) => row.fingerprint === fingerprint);
  if (known) return readDonation(db, known.donation_id);
  if (rows.length > 0) throw new ReusedKey('This key came with another donation.');
  return void 0;
}

// src/store/createStore.ts
var searchesAtOnce = { pooled: 3, embedded: 1 };
function createStore(
  { db, slowDb = db, version, pool = () => void 0, isEmbedded = false, close = () => db.destroy() },
  { areas, chatDays },
) {
  const search = pLimit(isEmbedded ? searchesAtOnce.embedded : searchesAtOnce.pooled);
  let changes = 0;
  async function counted(write) {
    try {
      return await write;
    } finally {
      changes += 1;
    }
  }
  const add = grouped(
    (all) => writeBatch(db, all),
    ({ donation, key }) => writeDonation(db, donation, key),
  );
  const say = grouped(
    (all) => writeExchanges(db, all),
    ({ sessionId, key, ...exchange }) => writeMessages(db, sessionId, exchange, key),
  );
  return {
    listDonations: (query) => (query.search ? search(() => readPage(db, query)) : readPage(db, query)),
    nearbyDonations: (query) => readNearby(db, query),
    findDonations: (query) => search(() => findDonations(db, query)),
    placesNamed: (names) => readPlaces(db, names),
    donation: (id) => readDonation(db, id),
    addDonation: (donation, key) => counted(add({ donation: inItsArea(areas, donation), key })),
    knownDonation: (donation, key) => donationOfKey(db, knownBy(key, inItsArea(areas, donation))),
    addDonations: (donations2) =>
      counted(
        writeDonations(
          db,
          donations2.map((donation) => inItsArea(areas, donation)),
        ),
      ),
    isEmpty: async () => (await db.selectFrom('donations').select('id').limit(1).execute()).length === 0,
    messages: (sessionId) => readMessages(db, sessionId),
    addMessages: (sessionId, exchange, key) => say({ sessionId, key, ...exchange }),
    knownReply: (sessionId, key) => readReply(db, sessionId, key),
    take: (allowances) => takeAllowances(db, allowances),
    version: version ?? (async () => String(changes)),
    tidy: () => tidy(slowDb, { chatDays, vacuums: isEmbedded }),
    pool,
    check: async () => void (await sql10`select 1`.execute(db)),
    close,
  };
}

// src/store/migrate.ts
import { Migrator } from 'kysely/migration';

// src/store/migrations/001-donations.ts
import { sql as sql11 } from 'kysely';
var donations = {
  async up(db) {
    await sql11`create extension if not exists pg_trgm`.execute(db);
    await sql11`create extension if not exists cube`.execute(db);
    await db.schema
      .createTable('points')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addUniqueConstraint('points_position_key', ['latitude', 'longitude'])
      .execute();
    await sql11`
      alter table points add column position cube not null generated always as (cube(array[
        cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)),
        sin(radians(latitude))
      ])) stored`.execute(db);
    await sql11`create index points_position on points using gist (position)`.execute(db);
    await db.schema
      .createTable('donations')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('images', sql11`text[]`, (column) => column.notNull())
      .addColumn('user_id', 'integer', (column) => column.notNull())
      .addColumn('point_id', 'bigint', (column) => column.notNull().references('points.id'))
      .addColumn('location_name', 'text', (column) => column.notNull())
      .addColumn('place_key', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('listed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql11`now()`))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .execute();
    await sql11`create index donations_category on donations (category, id desc)`.execute(db);
    await sql11`create index donations_point on donations (point_id, id desc)`.execute(db);
    await sql11`create index donations_place on donations (place_key text_pattern_ops, id desc)`.execute(db);
    await sql11`create index donations_search on donations using gin (search_text gin_trgm_ops)`.execute(db);
  },
};

// src/store/migrations/002-messages.ts
import { sql as sql12 } from 'kysely';
var messages = {
  async up(db) {
    await db.schema
      .createTable('messages')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(sql12`role in ('user', 'assistant')`))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute();
    await sql12`create index messages_session on messages (session_id, id desc)`.execute(db);
  },
};

// src/store/migrations/003-facts.ts
var facts = {
  async up(db) {
    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

// src/store/migrations/004-tallies.ts
import { sql as sql13 } from 'kysely';
var tallies = {
  async up(db) {
    await sql13`
      create table tallies (
        slot integer not null,
        category text not null,
        amount bigint not null,
        changes bigint not null,
        primary key (slot, category)
      ) with (fillfactor = 50)`.execute(db);
    await sql13`
      create function tally_donations() returns trigger language plpgsql as $$
      begin
        if tg_op in ('DELETE', 'UPDATE') then
          insert into tallies (slot, category, amount, changes)
          select pg_backend_pid() % 16, category, -count(*), count(*) from before_change group by category order by category
          on conflict (slot, category) do update
            set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into tallies (slot, category, amount, changes)
          select pg_backend_pid() % 16, category, count(*), count(*) from after_change group by category order by category
          on conflict (slot, category) do update
            set amount = tallies.amount + excluded.amount, changes = tallies.changes + excluded.changes;
        end if;
        return null;
      end $$`.execute(db);
    for (const [event, tables] of [
      ['insert', 'new table as after_change'],
      ['update', 'old table as before_change new table as after_change'],
      ['delete', 'old table as before_change'],
    ]) {
      await sql13`
        create trigger ${sql13.raw(`tally_${event}`)} after ${sql13.raw(event)} on donations
        referencing ${sql13.raw(tables)} for each statement execute function tally_donations()`.execute(db);
    }
    await sql13`
      insert into tallies (slot, category, amount, changes)
      select 0, category, count(*), count(*) from donations group by category`.execute(db);
    await sql13`alter index donations_search set (gin_pending_list_limit = 256)`.execute(db);
  },
};

// src/store/migrations/005-writes.ts
import { sql as sql14 } from 'kysely';
var writes = {
  async up(db) {
    await db.schema
      .createTable('write_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('donation_id', 'integer', (column) => column.notNull())
      .addColumn('written_at', 'timestamptz', (column) => column.notNull().defaultTo(sql14`now()`))
      .execute();
    await sql14`create index write_keys_age on write_keys (written_at)`.execute(db);
    await sql14`
      create unlogged table allowances (
        key text primary key,
        step double precision not null,
        period double precision not null,
        full_at timestamptz not null
      ) with (fillfactor = 50)`.execute(db);
    await sql14`create index allowances_age on allowances (full_at)`.execute(db);
  },
};

// src/store/migrations/006-letters.ts
import { sql as sql15 } from 'kysely';
var letters = {
  async up(db) {
    await sql15`
      create function letters_of(content text) returns text[] language sql immutable strict parallel safe as $$
        select string_to_array(content, null) || array(
          select one || other
          from unnest(string_to_array(content, null), (string_to_array(content, null))[2:]) as side (one, other)
          where other is not null
        )
      $$`.execute(db);
    await sql15`
      create index donations_letters on donations using gin (letters_of(search_text))
      with (gin_pending_list_limit = 256)`.execute(db);
  },
};

// src/store/migrations/007-message-keys.ts
import { sql as sql16 } from 'kysely';
var messageKeys = {
  async up(db) {
    await db.schema.alterTable('messages').addColumn('write_key', 'text').execute();
    await sql16`
      create unique index messages_key on messages (session_id, write_key, role)
      where write_key is not null`.execute(db);
  },
};

// src/store/migrations/008-words.ts
import { sql as sql17 } from 'kysely';
var words = {
  async up(db) {
    await sql17`
      create function words_of(id integer, category text, content text) returns tsvector
      language sql immutable strict parallel safe cost 1000 as $$
        select array_to_tsvector(string_to_array(
          (id >> 10) || '/@' || replace(
            lower(category) || '  ' ||
            regexp_replace(regexp_replace(content, '([a-z0-9]{100})', '\\1 ', 'g'), '[^a-z0-9]+', ' ', 'g'),
            ' ', ' ' || (id >> 10) || '/'
          ), ' '))
      $$`.execute(db);
    await sql17`
      create index donations_words on donations using gin (words_of(id, category, search_text))
      with (fastupdate = off)`.execute(db);
    await sql17`
      create or replace function letters_of(content text) returns text[]
      language sql immutable strict parallel safe as $$
        select string_to_array(content, null)
          || string_to_array(regexp_replace(content, '(..)', '\\1' || chr(1), 'g'), chr(1))
          || string_to_array(regexp_replace(substr(content, 2), '(..)', '\\1' || chr(1), 'g'), chr(1))
      $$`.execute(db);
  },
};

// src/store/migrations/009-message-age.ts
import { sql as sql18 } from 'kysely';
var messageAge = {
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql18`now()`))
      .execute();
    await sql18`create index messages_age on messages (received_at)`.execute(db);
  },
};

// src/store/migrations/index.ts
var migrations = {
  '001-donations': donations,
  '002-messages': messages,
  '003-facts': facts,
  '004-tallies': tallies,
  '005-writes': writes,
  '006-letters': letters,
  '007-message-keys': messageKeys,
  '008-words': words,
  '009-message-age': messageAge,
};

// src/store/migrate.ts
async function schemaOf(db) {
  const done = (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt);
  return done.at(-1)?.name;
}
async function migrate(db) {
  const { error } = await migratorOf(db).migrateToLatest();
  const [, newer] = /previously executed migration (\S+) is missing/.exec(error ? reasonOf(error) : '') ?? [];
  if (newer) throw new StartError(`The store is of a newer version (${newer}) than this server; update the server.`);
  if (error) throw error;
}
async function migrateTo(db, schema) {
  const { error } = await migratorOf(db).migrateTo(schema);
  if (error) throw error;
}
function migratorOf(db) {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

// src/store/open/embedded.ts
import { Kysely, PGliteDialect } from 'kysely';
import { rename, stat, writeFile } from 'fs/promises';
import { join as join3 } from 'path';

// src/store/open/startWorker.ts
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
async function startWorker(folder) {
  const startParams = [
    ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'random_page_cost=1.1',
  ];
  const pg = await PGlite.create({ fs: new DurableFs(folder), extensions: { cube, pg_trgm }, startParams });
  return (s) => (s === 'close' ? pg.close() : pg.query(s.sql, s.parameters));
}

// src/store/open/clearLog.ts
import { open, readdir } from 'fs/promises';
import { join } from 'path';
var segment = /^[0-9A-F]{24}$/;
async function clearLog(database, folder) {
  await database.query('vacuum full pg_statistic');
  await database.query('select pg_switch_wal()');
  await database.query('checkpoint');
  const { rows } = await database.query('select pg_walfile_name(pg_current_wal_insert_lsn()) as name');
  for (const name of await readdir(folder)) {
    if (segment.test(name) && name !== rows[0]?.name) await overwrite(join(folder, name));
  }
}
async function overwrite(path) {
  const file = await open(path, 'r+');
  try {
    await file.write(Buffer.alloc((await file.stat()).size));
    await file.sync();
  } finally {
    await file.close();
  }
}

// src/store/open/syncFolder.ts
import { open as open2, readdir as readdir2 } from 'fs/promises';
import { join as join2 } from 'path';
async function syncFolder(folder, { deep = true } = {}) {
  if (process.platform === 'win32') return;
  if (deep) {
    const entries = await readdir2(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile() || entry.isDirectory()) await sync(join2(entry.parentPath, entry.name));
    }
  }
  await sync(folder);
}
async function sync(path) {
  const handle = await open2(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// src/store/open/workerDatabase.ts
function createWorkerDatabase(ask) {
  let closed = false;
  let isFree = Promise.resolve();
  async function alone(work) {
    const before = isFree;
    const over = Promise.withResolvers();
    isFree = over.promise;
    await before;
    try {
      return await work();
    } finally {
      over.resolve();
    }
  }
  return (timeout) => {
    const send2 = async (sql24, parameters = []) => {
      const asked2 = ask({ sql: sql24, parameters });
      const { rows = [], affectedRows } = (await (timeout === void 0 ? asked2 : within(timeout, asked2))) ?? {};
      return { rows, affectedRows, fields: [] };
    };
    return {
      ready: true,
      waitReady: Promise.resolve(),
      get closed() {
        return closed;
      },
      async query(sql24, parameters) {
        await isFree;
        return send2(sql24, parameters);
      },
      transaction: (callback) =>
        alone(async () => {
          await send2('begin');
          try {
            const result = await callback({ query: send2, rollback: async () => void (await send2('rollback')) });
            await send2('commit');
            return result;
          } catch (error) {
            await send2('rollback');
            throw error;
          }
        }),
      async close() {
        closed = true;
        await ask('close');
      },
    };
  };
}
async function within(milliseconds, work) {
  const timeout = Promise.withResolvers();
  const error = Object.assign(new Error('The statement took too long.'), { code: '57014' });
  const timer = setTimeout(() => timeout.reject(error), milliseconds);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

// src/store/open/embedded.ts
var standardTimeout = 5e3;
async function openEmbedded(dataDir, { watch, onSetAside = () => {}, timeout = standardTimeout } = {}) {
  const folder = join3(dataDir, 'store');
  const isNew = !(await hasStore(dataDir));
  const aside = isNew ? await setAside(folder) : void 0;
  if (aside !== void 0) onSetAside(aside);
  let ask;
  try {
    ask = await startWorker(folder);
  } catch (error) {
    throw new StartError(
      `The store in ${folder} cannot be opened (${reasonOf(error)}); restore a copy of ${dataDir}, or move it away to begin with a new one.`,
      { cause: error },
    );
  }
  const database = createWorkerDatabase(ask);
  const connect = (limit) =>
    new Kysely({
      dialect: new PGliteDialect({ pglite: database(limit) }),
      ...(watch && { log: watch }),
    });
  return {
    db: connect(timeout),
    slowDb: connect(),
    clearLog: () => clearLog(database(), join3(folder, 'pg_wal')),
    close: () => database().close(),
    async markWhole() {
      if (!isNew) return;
      await database().query('checkpoint');
      await syncFolder(folder);
      await writeFile(markOf(dataDir), 'This store was made in full. Do not delete this file.\n', { flush: true });
      await syncFolder(dataDir, { deep: false });
    },
  };
}
function markOf(dataDir) {
  return join3(dataDir, 'store.whole');
}
async function hasStore(dataDir) {
  return exists(markOf(dataDir));
}
async function setAside(folder) {
  if (!(await exists(folder))) return void 0;
  const aside = `${folder}.cut-off-${/* @__PURE__ */ new Date().toISOString().replaceAll(':', '')}`;
  await rename(folder, aside);
  return aside;
}
async function exists(path) {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw new StartError(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
}

// src/store/open/freeSpace.ts
import { statfsSync } from 'fs';
var reserve = 64 * 1024 * 1024;
function checkFreeSpace(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= reserve) return;
  throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
}

// src/store/open/guardWrites.ts
function guardWrites(store, check2) {
  return {
    ...store,
    async addDonation(donation, key) {
      check2();
      return store.addDonation(donation, key);
    },
    async addDonations(donations2) {
      check2();
      return store.addDonations(donations2);
    },
    async addMessages(sessionId, exchange, key) {
      check2();
      return store.addMessages(sessionId, exchange, key);
    },
    async take(allowances) {
      check2();
      return store.take(allowances);
    },
  };
}

// src/store/open/lockFolder.ts
import {
  linkSync,
  mkdirSync,
  readFileSync as readFileSync2,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import { hostname } from 'os';
import { join as join4 } from 'path';
import { setTimeout as wait } from 'timers/promises';

// src/store/open/processStart.ts
import { readFileSync, readlinkSync } from 'fs';
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
function processStart(pid) {
  try {
    const stat2 = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat2.slice(stat2.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return void 0;
  }
}
function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return void 0;
  }
}

// src/store/open/lockFolder.ts
var standardTimes = { beat: 5e3, silence: 15e3, look: 250 };
var oldAge = 6e4;
async function lockFolder(dataDir, { onLost = () => {}, ...times } = {}) {
  const { beat, silence, look } = { ...standardTimes, ...times };
  const file = join4(dataDir, 'lock');
  const mine = describeSelf();
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!create(file, mine)) {
      const known = readFileSync2(file, 'utf8');
      const holder = parse(known);
      if (holder && !isGone(holder) && (isSeen(holder) || (await isTouched(file, silence, look)))) {
        throw inUse(dataDir, holder);
      }
      takeOver(file, known, mine, dataDir);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be written to (${reasonOf(error)}).`, { cause: error });
  }
  const isHeld = () => read(file) === mine;
  const beating = setInterval(() => {
    const now = /* @__PURE__ */ new Date();
    try {
      if (isHeld()) utimesSync(file, now, now);
      else onLost();
    } catch {}
  }, beat);
  beating.unref();
  return {
    isHeld,
    release() {
      clearInterval(beating);
      if (isHeld()) rmSync(file, { force: true });
    },
  };
}
function describeSelf() {
  return JSON.stringify({
    id: crypto.randomUUID(),
    pid: process.pid,
    start: processStart(process.pid),
    namespace: processNamespace(),
    host: hostname(),
  });
}
function inUse(dataDir, { pid }) {
  return new StartError(
    `The data folder ${dataDir} is in use by another server (process ${pid}); stop that one, or give this one a DATA_DIR of its own.`,
  );
}
function create(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
function takeOver(file, known, mine, dataDir) {
  const taken = `${file}.${crypto.randomUUID()}`;
  const isTaken = read(file) === known && move(file, taken);
  if (isTaken && readFileSync2(taken, 'utf8') !== known) linkSync(taken, file);
  else if (create(file, mine)) {
    rmSync(taken, { force: true });
    return;
  }
  rmSync(taken, { force: true });
  throw new StartError(`Another server is starting in the data folder ${dataDir}.`);
}
function move(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
function read(file) {
  try {
    return readFileSync2(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return void 0;
    throw error;
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function isVisible({ host, namespace }) {
  return host === hostname() && namespace === processNamespace();
}
function hasItsProcess({ pid, start: start2 }) {
  return isRunning(pid) && processStart(pid) === start2;
}
function isGone(holder) {
  return isVisible(holder) && !hasItsProcess(holder);
}
function isSeen(holder) {
  return isVisible(holder) && holder.start !== void 0 && hasItsProcess(holder);
}
async function isTouched(file, silence, look) {
  const { mtimeMs } = statSync(file);
  if (Math.abs(Date.now() - mtimeMs) > oldAge) return false;
  const until = performance.now() + silence;
  while (performance.now() < until) {
    await wait(look);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return false;
    if (found.mtimeMs !== mtimeMs) return true;
  }
  return false;
}

// src/store/open/postgres.ts
import { Kysely as Kysely2, PostgresDialect, sql as sql19 } from 'kysely';
import { setTimeout as wait2 } from 'timers/promises';
import { Pool } from 'pg';
var maxConnections = 10;
var connectionTimeout = 3e3;
var statementTimeout = 5e3;
var silenceTimeout = 6e3;
var closeTimeout = 2e3;
var oldest = 15e4;
var versionQuestion = {
  text: 'select coalesce(sum(changes), 0)::text as version from tallies',
  /** Milliseconds; less than for others, since two questions may have to wait for one another. */
  query_timeout: 2e3,
};
var startLock = 6318021;
function endWhereSilent(client) {
  const ask = client.query.bind(client);
  const query = (...words2) => {
    const asked2 = ask(...words2);
    if (asked2 instanceof Promise) {
      asked2.catch((error) => {
        if (reasonOf(error) === 'Query read timeout') void client.end().catch(() => {});
      });
    }
    return asked2;
  };
  Object.assign(client, { query });
}
async function openPostgres({ url, setting, mayBeAway = false, onIdleError, watch }) {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // The planner guesses high where it knows no share, and compiles what takes a millisecond to run: for 10 to 70.
    options: `-c random_page_cost=${randomPageCost} -c jit=off`,
    // A server that vanished without a word is noticed, instead of waited for.
    query_timeout: silenceTimeout,
    keepAlive: true,
    application_name: 'clothesline',
  });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhereSilent(client);
  });
  const db = new Kysely2({ dialect: new PostgresDialect({ pool }), ...(watch && { log: watch }) });
  try {
    await check(db, setting);
  } catch (error) {
    const isWrong = error instanceof StartError;
    if (!mayBeAway || isWrong) {
      await db.destroy();
      if (isWrong) throw error;
      throw new StartError(`The database of ${setting} does not answer (${reasonOf(error)}).`, { cause: error });
    }
    onIdleError(error instanceof Error ? error : new Error(String(error)));
  }
  return {
    db,
    // Asked before each kept answer, and so past the query builder, which takes time of its own.
    async version() {
      const { rows } = await pool.query(versionQuestion);
      return rows[0]?.version ?? '0';
    },
    close: () => within2(closeTimeout, db.destroy()),
    pool: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
async function within2(milliseconds, work) {
  const over = new AbortController();
  await Promise.race([work, wait2(milliseconds, void 0, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
async function check(db, setting) {
  const { rows } = await sql19`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [found = { version: 0, encoding: '' }] = rows;
  if (found.version < oldest) {
    throw new StartError(
      `The database of ${setting} is PostgreSQL ${Math.floor(found.version / 1e4)}; 15 or newer is needed.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new StartError(`The database of ${setting} keeps text as ${found.encoding}; make one with encoding UTF8.`);
  }
}
async function withPatience(url, work) {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: connectionTimeout });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely2({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    throw lackOf(error) ?? error;
  } finally {
    await db.destroy();
  }
}
async function prepareAlone(url, work) {
  return withPatience(url, (db) =>
    db.connection().execute(async (connection) => {
      await sql19`select pg_advisory_lock(${startLock})`.execute(connection);
      try {
        return await work(db);
      } finally {
        await sql19`select pg_advisory_unlock(${startLock})`.execute(connection).catch(() => {});
      }
    }),
  );
}
function lackOf(error) {
  const isMissing = ['0A000', '58P01', '42501'].includes(codeOf(error) ?? '');
  if (!isMissing || !/extension/.test(reasonOf(error))) return void 0;
  return new StartError(
    `The database of DATABASE_URL needs the extensions cube and pg_trgm, which come with PostgreSQL (package postgresql-contrib); let its owner run "create extension cube; create extension pg_trgm;" (${reasonOf(error)}).`,
    { cause: error },
  );
}

// src/store/snapStored.ts
import { sql as sql20 } from 'kysely';
import { areaOf as areaOf2 } from '@clothesline/api-client/contract';
var ruleName = 'areas';
var batch3 = 5e3;
var lockId = 7304211;
async function snapStored(db, rule, clearLog2 = async () => {}) {
  const wanted = JSON.stringify([rule.size, rule.exactDonors]);
  const known = await db.selectFrom('facts').select('value').where('name', '=', ruleName).executeTakeFirst();
  if (known?.value === wanted) return;
  const { size } = rule;
  if (size !== 'exact') {
    const moved2 = await db.transaction().execute(async (transaction) => {
      await sql20`select pg_advisory_xact_lock(${lockId})`.execute(transaction);
      return snapAll(transaction, size, rule.exactDonors);
    });
    if (moved2 > 0 || known !== void 0) {
      await sql20`vacuum (full, analyze) points`.execute(db);
      await clearLog2();
    }
  }
  await db
    .insertInto('facts')
    .values({ name: ruleName, value: wanted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
    .execute();
}
async function snapAll(db, size, exactDonors) {
  let moved2 = 0;
  for (let after = '0'; ;) {
    const { rows } = await sql20`
      select id::text, latitude, longitude from points where id > ${after}::bigint order by id limit ${batch3}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return moved2;
    after = last.id;
    const steps = rows
      .map((point) => ({ id: point.id, from: point, to: areaOf2(point, size).center }))
      .filter(({ from, to }) => from.latitude !== to.latitude || from.longitude !== to.longitude);
    if (steps.length === 0) continue;
    moved2 += steps.length;
    await move2(db, steps, exactDonors);
  }
}
async function move2(db, steps, exactDonors) {
  const ids = steps.map(({ id }) => id);
  const latitudes = steps.map(({ to }) => to.latitude);
  const longitudes = steps.map(({ to }) => to.longitude);
  const aims = sql20`unnest(${ids}::bigint[], ${latitudes}::float8[], ${longitudes}::float8[]) as aim(id, latitude, longitude)`;
  await sql20`
    insert into points (latitude, longitude) select distinct latitude, longitude from ${aims}
    on conflict (latitude, longitude) do nothing`.execute(db);
  await sql20`
    update donations set point_id = points.id
    from ${aims} join points on points.latitude = aim.latitude and points.longitude = aim.longitude
    where donations.point_id = aim.id and user_id <> all(${[...exactDonors]}::int[])`.execute(db);
  await sql20`
    delete from points where id = any(${ids}::bigint[])
    and not exists (select from donations where point_id = points.id)`.execute(db);
}

// src/store/withReplica.ts
var rest = 5e3;
function withReplica(primary, replica, onFailure) {
  let restsUntil = 0;
  async function read4(ask) {
    if (Date.now() < restsUntil) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      restsUntil = Date.now() + rest;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      return ask(primary);
    }
  }
  return {
    ...primary,
    listDonations: (query) => read4((store) => store.listDonations(query)),
    nearbyDonations: (query) => read4((store) => store.nearbyDonations(query)),
    findDonations: (query) => read4((store) => store.findDonations(query)),
    placesNamed: (names) => read4((store) => store.placesNamed(names)),
    donation: async (id) => (await read4((store) => store.donation(id))) ?? primary.donation(id),
    // Of the store that is read: an answer kept under the primary's version could be older than that.
    version: () => read4(async (store) => `${store === replica ? 'replica' : 'primary'} ${await store.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

// src/store/openStore.ts
var standardChatDays = 30;
async function openStore(options) {
  return options.databaseUrl === void 0 ? openInFolder(options) : openOnServer(options.databaseUrl, options);
}
async function openInFolder(options) {
  const {
    dataDir,
    seed = [],
    areas = standardAreas,
    chatDays = standardChatDays,
    watch,
    onSetAside,
    onLockLost,
  } = options;
  const lock = await lockFolder(dataDir, { onLost: onLockLost });
  try {
    const embedded = await openEmbedded(dataDir, { watch, onSetAside });
    const { slowDb } = embedded;
    const rules = { areas, chatDays };
    try {
      await prepare(`in ${dataDir}`, async () => {
        await migrate(slowDb);
        await snapStored(slowDb, areas, embedded.clearLog);
        await fill(createStore({ db: slowDb }, rules), seed);
        await embedded.markWhole();
      });
    } catch (error) {
      await embedded.close();
      throw error;
    }
    const store = createStore({ ...embedded, isEmbedded: true }, rules);
    return {
      ...guardWrites(store, () => {
        checkLock(lock, onLockLost);
        checkFreeSpace(dataDir);
      }),
      async tidy() {
        checkLock(lock, onLockLost);
        return store.tidy();
      },
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
function checkLock(lock, onLockLost = () => {}) {
  if (lock.isHeld()) return;
  onLockLost();
  throw new Error('Another server took the data folder over.');
}
async function openOnServer(url, options) {
  const {
    databaseReadUrl,
    seed = [],
    areas = standardAreas,
    chatDays = standardChatDays,
    onIdleError = () => {},
    onReplicaError = () => {},
    watch,
  } = options;
  const rules = { areas, chatDays };
  const primary = createStore(await openPostgres({ url, setting: 'DATABASE_URL', onIdleError, watch }), rules);
  try {
    await prepare('of DATABASE_URL', () =>
      prepareAlone(url, async (alone) => {
        await migrate(alone);
        await snapStored(alone, areas);
        await fill(primary, seed);
      }),
    );
    if (databaseReadUrl === void 0) return primary;
    const replica = await openPostgres({
      url: databaseReadUrl,
      setting: 'DATABASE_READ_URL',
      mayBeAway: true,
      onIdleError: onReplicaError,
      watch,
    });
    return withReplica(primary, createStore(replica, rules), onReplicaError);
  } catch (error) {
    await primary.close();
    throw error;
  }
}
async function prepare(where, work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The store ${where} cannot be used (${reasonOf(error)}).`, { cause: error });
  }
}
async function fill(store, seed) {
  if (seed.length > 0 && (await store.isEmpty())) await store.addDonations(seed);
}

// src/config/nearMiss.ts
var shortestGuessed = 8;
function nearMiss(name, known) {
  if (known.includes(name)) return void 0;
  return known.find((one) => one.length >= shortestGuessed && (plain(one) === plain(name) || isOneEditAway(one, name)));
}
function plain(name) {
  return name.toUpperCase().replaceAll(/[^A-Z]/g, '');
}
function isOneEditAway(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start2 = 0;
  while (start2 < a.length && a[start2] === b[start2]) start2 += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start2 && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start2 - end <= 1;
}

// src/config/settings.ts
import { donationLimits } from '@clothesline/api-client/contract';
var logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
var areaRange = { least: 100, most: 5e4 };
var units = { second: 1, minute: 60, hour: 3600, day: 86400 };
var read2 = {
  port(name, text) {
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
    throw refusal(name, text, 'a whole number from 0 to 65535');
  },
  yesNo(name, text) {
    if (['1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true;
    if (['0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false;
    throw refusal(name, text, '1 or 0');
  },
  origin(name, text) {
    if (isOrigin(text.replace(/\/$/, ''))) return text.replace(/\/$/, '');
    throw refusal(name, text, 'an origin such as https://clothes.example');
  },
  origins(name, text) {
    return text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => read2.origin(name, part));
  },
  logLevel(name, text) {
    const level = logLevels.find((one) => one === text);
    if (level) return level;
    throw refusal(name, text, `one of ${logLevels.join(', ')}`);
  },
  databaseUrl(name, text) {
    if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
    throw new StartError(`${name} is not a PostgreSQL address; expected postgres://user:password@host:5432/database.`);
  },
  area(name, text) {
    if (text.toLowerCase() === 'exact') return 'exact';
    const meters = Number(text);
    if (/^\d{1,5}$/.test(text) && meters >= areaRange.least && meters <= areaRange.most) return meters;
    throw refusal(name, text, `"exact", or whole metres from ${areaRange.least} to ${areaRange.most}`);
  },
  ids(name, text) {
    return text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => {
        const id = Number(part);
        if (/^\d{1,10}$/.test(part) && id >= 1 && id <= donationLimits.id) return id;
        throw refusal(name, text, 'ids of users such as 7, 12');
      });
  },
  limit(name, text) {
    if (text === 'off') return void 0;
    const [, amount, unit] = /^([1-9]\d{0,5})\/(second|minute|hour|day)$/.exec(text) ?? [];
    const seconds2 = units[unit ?? ''];
    if (seconds2 !== void 0) return { amount: Number(amount), seconds: seconds2 };
    throw refusal(name, text, '"off", or a number per second, minute, hour or day such as 60/hour');
  },
  count(name, text) {
    if (/^\d{1,5}$/.test(text)) return Number(text);
    throw refusal(name, text, 'a whole number from 0 to 99999');
  },
  days(name, text) {
    if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
    throw refusal(name, text, 'a number of days from 1 to 9999');
  },
  token(name, text) {
    if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
    throw new StartError(`${name} is too short, or holds spaces; expected 16 to 200 characters.`);
  },
  text(name, text) {
    if (text.trim() !== '' && !text.includes('\0')) return text;
    throw refusal(name, text, 'a path');
  },
};
function isOrigin(text) {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
function refusal(name, text, wanted) {
  return new StartError(`${name} is ${JSON.stringify(text)}; expected ${wanted}.`);
}

// src/config/readConfig.ts
var settingNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'PUBLIC_URL',
  'ALLOWED_ORIGINS',
  'EMBED_ORIGINS',
  'DEMO',
  'LOCATION_AREA',
  'EXACT_DONORS',
  'CREATE_LIMIT',
  'CHAT_LIMIT',
  'CHAT_RETENTION',
  'PROXIES',
  'CACHE_MEGABYTES',
  'METRICS_TOKEN',
  'METRICS_PORT',
  'LOG_LEVEL',
  'MARKETPLACE_DIR',
  'EMBED_DIR',
];
function readConfig(env, { cwd, marketplace: marketplace2, embed: embed2 }) {
  for (const name of Object.keys(env)) {
    const meant = nearMiss(name, settingNames);
    if (meant) throw new StartError(`The setting ${name} is unknown; did you mean ${meant}?`);
  }
  function setting(name, reader) {
    const text = env[name];
    return text === void 0 || text === '' ? void 0 : reader(name, text);
  }
  function limit(name, standard) {
    return env[name] ? setting(name, read2.limit) : standard;
  }
  const databaseUrl = setting('DATABASE_URL', read2.databaseUrl);
  const databaseReadUrl = setting('DATABASE_READ_URL', read2.databaseUrl);
  if (databaseReadUrl !== void 0 && databaseUrl === void 0) {
    throw new StartError('DATABASE_READ_URL names a replica of DATABASE_URL; set that too.');
  }
  return {
    port: setting('PORT', read2.port) ?? 3e3,
    host: setting('HOST', read2.text),
    dataDir: resolve(cwd, setting('DATA_DIR', read2.text) ?? '.data'),
    databaseUrl,
    databaseReadUrl,
    publicUrl: setting('PUBLIC_URL', read2.origin),
    allowedOrigins: setting('ALLOWED_ORIGINS', read2.origins) ?? [],
    embedOrigins: setting('EMBED_ORIGINS', read2.origins) ?? [],
    // A shared database is somebody's real one.
    demo: setting('DEMO', read2.yesNo) ?? databaseUrl === void 0,
    areas: {
      size: setting('LOCATION_AREA', read2.area) ?? standardAreas.size,
      exactDonors: setting('EXACT_DONORS', read2.ids) ?? standardAreas.exactDonors,
    },
    limits: {
      create: limit('CREATE_LIMIT', { amount: 60, seconds: 3600 }),
      chat: limit('CHAT_LIMIT', { amount: 30, seconds: 60 }),
    },
    chatDays: setting('CHAT_RETENTION', read2.days) ?? standardChatDays,
    proxies: setting('PROXIES', read2.count) ?? 0,
    cacheMegabytes: setting('CACHE_MEGABYTES', read2.count) ?? 64,
    metricsToken: setting('METRICS_TOKEN', read2.token),
    metricsPort: setting('METRICS_PORT', read2.port),
    logLevel: setting('LOG_LEVEL', read2.logLevel) ?? 'info',
    marketplaceDir: resolve(cwd, setting('MARKETPLACE_DIR', read2.text) ?? marketplace2),
    embedDir: resolve(cwd, setting('EMBED_DIR', read2.text) ?? embed2),
  };
}
function printable(config) {
  const secrets = ['databaseUrl', 'databaseReadUrl', 'metricsToken'];
  return { ...config, ...Object.fromEntries(secrets.map((name) => [name, config[name] && '(set)'])) };
}

// src/demo/demoDonation.ts
function cloth(color, pattern, accent, third) {
  return { color, ...(pattern && { pattern }), ...(accent && { accent }), ...(third && { third }) };
}
function onLine(wash2, view) {
  return { kind: 'line', wash: wash2, view };
}
function onHanger(wash2, backdrop) {
  return { kind: 'rail', by: 'hanger', wash: wash2, backdrop };
}
function onHook(wash2, backdrop) {
  return { kind: 'rail', by: 'hook', wash: wash2, backdrop };
}
function flat(wash2, top, props = 'none') {
  return { kind: 'table', wash: wash2, top, props };
}
function standing(wash2, on) {
  return { kind: 'floor', wash: wash2, on };
}
function closeUp(wash2, zoom = 2.1) {
  return { kind: 'detail', wash: wash2, zoom };
}

// src/demo/neighbourhoods.ts
var neighbourhoods = {
  Bayview: [37.73, -122.389],
  'Bernal Heights': [37.7395, -122.4155],
  Castro: [37.7609, -122.435],
  Chinatown: [37.7941, -122.4078],
  'Cole Valley': [37.7655, -122.45],
  'Crocker-Amazon': [37.7112, -122.4382],
  Dogpatch: [37.758, -122.389],
  Excelsior: [37.7218, -122.43],
  'Glen Park': [37.734, -122.433],
  'Haight-Ashbury': [37.7692, -122.4481],
  'Hayes Valley': [37.7759, -122.4245],
  Ingleside: [37.723, -122.454],
  'Inner Richmond': [37.7805, -122.464],
  'Inner Sunset': [37.762, -122.468],
  Japantown: [37.7852, -122.4294],
  'Lower Haight': [37.772, -122.431],
  Marina: [37.8015, -122.4382],
  'Mission Bay': [37.7706, -122.391],
  'Mission District': [37.7599, -122.4148],
  'Nob Hill': [37.793, -122.4161],
  'Noe Valley': [37.7502, -122.4337],
  NoPa: [37.776, -122.442],
  'North Beach': [37.8003, -122.4102],
  'Outer Richmond': [37.778, -122.492],
  'Outer Sunset': [37.7553, -122.494],
  'Pacific Heights': [37.7925, -122.4382],
  Parkside: [37.74, -122.489],
  Portola: [37.7265, -122.4075],
  'Potrero Hill': [37.7583, -122.401],
  'Russian Hill': [37.8005, -122.4194],
  SoMa: [37.7785, -122.4056],
  Tenderloin: [37.784, -122.414],
  'Visitacion Valley': [37.713, -122.408],
  'West Portal': [37.7405, -122.466],
};
function near(name, north, east) {
  const [latitude, longitude] = neighbourhoods[name];
  return {
    latitude: toFourPlaces(latitude + north * 9e-4),
    longitude: toFourPlaces(longitude + east * 114e-5),
    locationName: `${name}, San Francisco`,
  };
}
function toFourPlaces(degrees) {
  return Math.round(degrees * 1e4) / 1e4;
}

// src/demo/donations/accessories.ts
var accessories = [
  {
    title: 'Teal school rucksack',
    description:
      'Fits a laptop, three books and a packed lunch. Both buckles close with a good click. The name inside is inked out and ready for the next one.',
    category: 'Accessories',
    userId: 3,
    ...near('Chinatown', 1, 0),
    postedHoursAgo: 19,
    pictures: [
      { scene: onHook('rose', 'panel'), pieces: [{ garment: 'backpack', fabric: cloth('teal'), trim: 'tan' }] },
      { scene: closeUp('rose', 1.6), pieces: [{ garment: 'backpack', fabric: cloth('teal'), trim: 'tan' }] },
    ],
  },
  {
    title: 'Leather handbag with a brass clasp',
    description:
      'Chestnut brown, my aunt\u2019s, from a shop on Market Street that is long gone. The lining is clean and the clasp still says \u201Ctock\u201D.',
    category: 'Accessories',
    userId: 6,
    ...near('Nob Hill', 1, -2),
    postedHoursAgo: 88,
    pictures: [
      { scene: standing('sage', 'shelf'), pieces: [{ garment: 'handbag', fabric: cloth('tan'), trim: 'marigold' }] },
    ],
  },
  {
    title: 'Canvas tote with a heart',
    description: 'Holds a week of vegetables from the Alemany market. Natural canvas, blue handles, washed soft.',
    category: 'Accessories',
    userId: 1,
    ...near('Glen Park', 3, 1),
    postedHoursAgo: 145,
    pictures: [
      { scene: onHook('sky', 'window'), pieces: [{ garment: 'tote', fabric: cloth('cream'), trim: 'indigo' }] },
    ],
  },
  {
    title: 'Three good neckties',
    description:
      'Stripes, dots and diamonds: silk, pressed, no soup. For an interview, a wedding or a child who wants to be a magician.',
    category: 'Accessories',
    userId: 10,
    ...near('West Portal', 2, -1),
    postedHoursAgo: 212,
    pictures: [
      {
        scene: onHook('linen', 'window'),
        pieces: [
          { garment: 'tie', fabric: cloth('indigo', 'stripes', 'marigold') },
          { garment: 'tie', fabric: cloth('clay', 'dots', 'cream') },
          { garment: 'tie', fabric: cloth('forest', 'argyle', 'sage', 'cream') },
        ],
      },
    ],
  },
  {
    title: 'Leather belts, 32 to 36',
    description: 'Tan, black and oxblood, one extra hole each, made neatly with a proper punch. Take one or take all.',
    category: 'Accessories',
    userId: 14,
    ...near('SoMa', 2, -2),
    postedHoursAgo: 277,
    pictures: [
      {
        scene: onHook('oat', 'panel'),
        pieces: [
          { garment: 'belt', fabric: cloth('tan') },
          { garment: 'belt', fabric: cloth('ink'), metal: 'pearl' },
          { garment: 'belt', fabric: cloth('berry') },
        ],
      },
    ],
  },
  {
    title: 'Straw hat with a red ribbon',
    description:
      'One size, wide brim, keeps its shape in a suitcase. My skin doctor says wear it; my bicycle says otherwise.',
    category: 'Accessories',
    userId: 11,
    ...near('Dogpatch', -1, -2),
    postedHoursAgo: 349,
    pictures: [
      { scene: flat('sky', 'linen', 'sprig'), pieces: [{ garment: 'sunhat', fabric: cloth('butter'), trim: 'clay' }] },
    ],
  },
  {
    title: 'Brown leather gloves, lined',
    description:
      'Women\u2019s M, wool lining. They have held many bus straps. A stitch was renewed at the right thumb, and it is stronger than the rest.',
    category: 'Accessories',
    userId: 2,
    ...near('Japantown', 0, 1),
    postedHoursAgo: 470,
    pictures: [
      {
        scene: flat('oat', 'linen'),
        pieces: [{ garment: 'mittens', style: 'gloves', fabric: cloth('cocoa'), trim: 'camel' }],
      },
    ],
  },
  {
    title: 'Green baseball cap',
    description:
      'Adjustable, hardly worn, no logo at all. It turns out that I am not a cap person, after forty years of trying.',
    category: 'Accessories',
    userId: 9,
    ...near('Mission Bay', 1, -1),
    postedHoursAgo: 630,
    pictures: [
      { scene: standing('rose', 'shelf'), pieces: [{ garment: 'cap', fabric: cloth('forest'), trim: 'cream' }] },
    ],
  },
  {
    title: 'Dotted umbrella, barely rained on',
    description:
      'Clay red with cream dots and a wooden handle. Opens with a push, survives a Sansome Street gust. One rib was mended.',
    category: 'Accessories',
    userId: 13,
    ...near('North Beach', -3, 1),
    postedHoursAgo: 820,
    pictures: [
      {
        scene: standing('sage', 'tiles'),
        pieces: [{ garment: 'umbrella', fabric: cloth('clay', 'dots', 'cream'), trim: 'tan' }],
      },
    ],
  },
  {
    title: '\u7D72\u8CEA\u570D\u5DFE',
    slug: 'silk-scarf',
    description:
      '\u6DFA\u7DA0\u8272\u82B1\u5349\u5716\u6848,\u516B\u6210\u65B0,\u5DF2\u6E05\u6D17\u4E7E\u6DE8\u3002\u9001\u7D66\u559C\u6B61\u7684\u8857\u574A,\u9031\u672B\u4E0B\u5348\u53EF\u4EE5\u4F86\u53D6\u3002',
    category: 'Accessories',
    userId: 4,
    ...near('Chinatown', -1, 1),
    postedHoursAgo: 1130,
    pictures: [
      {
        scene: onLine('sage', 'roofs'),
        pieces: [{ garment: 'scarf', fabric: cloth('mint', 'floral', 'rose', 'moss') }],
      },
    ],
  },
];

// src/demo/donations/athletic.ts
var athletic = [
  {
    title: 'Basketball jersey number 77',
    description:
      'Men\u2019s L, mesh, no name on the back so it can be yours. Retired from a very friendly Tuesday league at Potrero rec.',
    category: 'Athletic',
    userId: 9,
    ...near('Potrero Hill', 1, -2),
    postedHoursAgo: 15,
    pictures: [
      {
        scene: onLine('sky', 'bay'),
        pieces: [{ garment: 'tshirt', sleeves: 'none', fabric: cloth('coral'), print: 'number', trim: 'cream' }],
      },
    ],
  },
  {
    title: 'Running leggings with a pocket',
    description:
      'Women\u2019s M, high waist, a zip pocket that holds one key and one emergency biscuit. Two half marathons in, still no holes.',
    category: 'Athletic',
    userId: 2,
    ...near('Outer Richmond', -2, -3),
    postedHoursAgo: 68,
    pictures: [
      {
        scene: onLine('rose', 'bay'),
        pieces: [{ garment: 'trousers', style: 'leggings', fabric: cloth('plum'), trim: 'coral' }],
      },
    ],
  },
  {
    title: 'Windbreaker in coral and teal',
    description:
      'Unisex S, packs into its own pocket. Made for Lands End on a Sunday: it laughs at fog. Small reflective strip on the back.',
    category: 'Athletic',
    userId: 7,
    ...near('Outer Richmond', 2, -1),
    postedHoursAgo: 133,
    pictures: [
      {
        scene: onHanger('rose', 'leaves'),
        pieces: [{ garment: 'jacket', style: 'windbreaker', fabric: cloth('teal'), trim: 'coral' }],
      },
      {
        scene: closeUp('rose', 1.75),
        pieces: [{ garment: 'jacket', style: 'windbreaker', fabric: cloth('teal'), trim: 'coral' }],
      },
    ],
  },
  {
    title: 'Football boots, youth size 4',
    description:
      'Teal, moulded studs, cleaned with a toothbrush. Our midfielder plays in a 6 now. Good for grass and for the pitches at Crocker-Amazon.',
    category: 'Athletic',
    userId: 12,
    ...near('Crocker-Amazon', 1, 1),
    postedHoursAgo: 177,
    pictures: [
      {
        scene: standing('sage', 'step'),
        pieces: [{ garment: 'shoes', style: 'studs', fabric: cloth('teal'), trim: 'cream', sole: 'charcoal' }],
      },
    ],
  },
  {
    title: 'Grey joggers, soft inside',
    description:
      'Men\u2019s M, brushed fleece, deep pockets, ankle cuffs that stay put. Ideal for a cold gym or a warm sofa.',
    category: 'Athletic',
    userId: 14,
    ...near('Mission Bay', -1, -2),
    postedHoursAgo: 256,
    pictures: [
      {
        scene: flat('sage', 'rug'),
        pieces: [{ garment: 'trousers', style: 'joggers', fabric: cloth('stone', 'fleece') }],
      },
    ],
  },
  {
    title: 'Two pairs of track shorts',
    description:
      'Women\u2019s S and M, with a side stripe and a proper drawstring. We ran together; one of us moved to Portland.',
    category: 'Athletic',
    userId: 3,
    ...near('Marina', -1, -2),
    postedHoursAgo: 362,
    pictures: [
      {
        scene: onLine('butter', 'bay'),
        pieces: [
          { garment: 'trousers', style: 'shorts', fabric: cloth('teal'), trim: 'marigold' },
          { garment: 'trousers', style: 'shorts', fabric: cloth('clay'), trim: 'cream' },
        ],
      },
    ],
  },
  {
    title: 'Yoga set: top and leggings',
    description:
      'Women\u2019s L, sage green, from a New Year\u2019s resolution that lasted until the ninth of January. As good as new, no judgement.',
    category: 'Athletic',
    userId: 11,
    ...near('Haight-Ashbury', -2, 2),
    postedHoursAgo: 433,
    pictures: [
      {
        scene: onLine('linen', 'garden'),
        pieces: [
          { garment: 'tshirt', sleeves: 'none', fabric: cloth('sage'), trim: 'forest' },
          { garment: 'trousers', style: 'leggings', fabric: cloth('forest') },
        ],
      },
    ],
  },
  {
    title: 'Charcoal zip hoodie',
    description:
      'Men\u2019s XL, fleece inside, with a sunny yellow lining in the hood. Stayed in the boot of the car for emergencies; the emergencies are over.',
    category: 'Athletic',
    userId: 10,
    ...near('Bayview', 2, -1),
    postedHoursAgo: 588,
    pictures: [
      {
        scene: onLine('dusk', 'roofs'),
        pieces: [{ garment: 'hoodie', zip: true, fabric: cloth('charcoal', 'fleece'), lining: 'marigold' }],
      },
    ],
  },
  {
    title: 'Swim-team rucksack',
    description:
      'Thirty litres, wipe-clean base, a vent for wet towels. The zips run well and the straps are padded. It smells of nothing, I promise: I washed it twice.',
    category: 'Athletic',
    userId: 5,
    ...near('Parkside', 1, 2),
    postedHoursAgo: 705,
    pictures: [
      { scene: onHook('sky', 'panel'), pieces: [{ garment: 'backpack', fabric: cloth('indigo'), trim: 'coral' }] },
    ],
  },
];

// src/demo/donations/children.ts
var heartDungarees = cloth('washed', 'denim');
var fairIsle = cloth('clay', 'fairisle', 'cream', 'marigold');
var children = [
  {
    title: 'Dungarees with a heart pocket (4-5y)',
    description:
      'Soft washed denim, adjustable straps, one heart. Two sisters have worn them down the same slide. The knees are still there, which is a miracle.',
    category: 'Children',
    userId: 8,
    ...near('Inner Sunset', -3, -2),
    postedHoursAgo: 4,
    pictures: [
      {
        scene: onLine('sage', 'hills'),
        pieces: [{ garment: 'dungarees', fabric: heartDungarees, patch: 'heart', trim: 'clay' }],
      },
      {
        scene: closeUp('sage', 2),
        pieces: [{ garment: 'dungarees', fabric: heartDungarees, patch: 'heart', trim: 'clay' }],
      },
    ],
  },
  {
    title: 'Kids Clothing Bundle (3-5y)',
    description:
      'Three T-shirts and a pair of shorts, size 3 to 5 years, all cotton and all washed. Our son has shot up since the summer. A small grass stain on the striped one: a souvenir of the best goal of his career.',
    category: 'Children',
    userId: 1,
    ...near('Glen Park', 1, 2),
    postedHoursAgo: 26,
    pictures: [
      {
        scene: onLine('linen', 'hills'),
        pieces: [
          { garment: 'tshirt', fit: 'child', fabric: cloth('marigold', 'stripes', 'cream') },
          { garment: 'trousers', style: 'shorts', fit: 'child', fabric: cloth('denim'), trim: 'cream' },
          { garment: 'tshirt', fit: 'child', fabric: cloth('sage'), print: 'heart' },
        ],
      },
      {
        scene: standing('linen', 'shelf'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('sky', 'dots', 'white'),
            below: [cloth('sage'), cloth('marigold', 'stripes', 'cream'), cloth('denim')],
          },
        ],
      },
    ],
  },
  {
    title: 'Star sleepsuit, 3-6 months',
    description:
      'Mint green with stars, poppers all the way down for changes in the dark. Worn for five weeks; babies do not read labels.',
    category: 'Children',
    userId: 11,
    ...near('Cole Valley', 2, 1),
    postedHoursAgo: 60,
    pictures: [
      {
        scene: onLine('butter', 'wall'),
        pieces: [{ garment: 'sleepsuit', fabric: cloth('mint', 'stars', 'white', 'marigold') }],
      },
    ],
  },
  {
    title: 'Bear and cloud vests for a newborn',
    description:
      '0-3 months, envelope necks, two of them with one brave bear and one small cloud. Boil-washed and line-dried. Lullaby not included.',
    category: 'Children',
    userId: 4,
    ...near('Mission District', 0, 4),
    postedHoursAgo: 112,
    pictures: [
      {
        scene: onLine('sky', 'wall'),
        pieces: [
          { garment: 'bodysuit', motif: 'bear', fabric: cloth('butter') },
          { garment: 'bodysuit', motif: 'cloud', fabric: cloth('washed') },
        ],
      },
    ],
  },
  {
    title: 'Gingham party dress (age 6)',
    description: 'Puffed sleeves and a white collar, worn to one birthday and one school photograph. Fits a slim six.',
    category: 'Children',
    userId: 3,
    ...near('NoPa', -2, 2),
    postedHoursAgo: 188,
    pictures: [
      {
        scene: onLine('rose', 'garden'),
        pieces: [{ garment: 'dress', style: 'girl', fabric: cloth('sky', 'gingham', 'denim'), trim: 'white' }],
      },
      {
        scene: closeUp('rose', 2.2),
        pieces: [{ garment: 'dress', style: 'girl', fabric: cloth('sky', 'gingham', 'denim'), trim: 'white' }],
      },
    ],
  },
  {
    title: 'Fair Isle jumper, age 8',
    description:
      'Knitted by a great-aunt who counts in stitches, not in years. Washable wool, no itch, hardly worn because our boy prefers hoods.',
    category: 'Children',
    userId: 13,
    ...near('Russian Hill', 1, 1),
    postedHoursAgo: 244,
    pictures: [
      {
        scene: flat('sage', 'linen', 'thread'),
        pieces: [{ garment: 'jumper', fabric: cloth('cream', 'knit'), yoke: fairIsle, fit: 'child' }],
      },
      {
        scene: closeUp('sage', 2),
        pieces: [{ garment: 'jumper', fabric: cloth('cream', 'knit'), yoke: fairIsle, fit: 'child' }],
      },
    ],
  },
  {
    title: 'Rainbow hoodie, age 7-8',
    description:
      'Teal with a felt rainbow on the chest and a deep pocket for found feathers. The cuffs are a little stretched from being pulled over cold hands.',
    category: 'Children',
    userId: 10,
    ...near('West Portal', -2, -1),
    postedHoursAgo: 301,
    pictures: [
      {
        scene: onHanger('butter', 'panel'),
        pieces: [{ garment: 'hoodie', fabric: cloth('teal'), print: 'arc', lining: 'cream', fit: 'child' }],
      },
    ],
  },
  {
    title: 'Pink tutu for small dancers',
    description:
      'Age 4-6, three layers of tulle and a soft waistband. It has seen two recitals and a great deal of kitchen. Come by and it is yours.',
    category: 'Children',
    userId: 12,
    ...near('Excelsior', 2, -2),
    postedHoursAgo: 385,
    pictures: [
      {
        scene: onLine('sky', 'roofs'),
        pieces: [{ garment: 'skirt', style: 'tutu', fabric: cloth('rose'), trim: 'blush' }],
      },
    ],
  },
  {
    title: 'Striped summer romper (18-24m)',
    description:
      'Peach and cream stripes with buttons down the front. Light, quick to dry, and forgiving of ice cream.',
    category: 'Children',
    userId: 14,
    ...near('Portola', 1, 2),
    postedHoursAgo: 520,
    pictures: [
      {
        scene: flat('rose', 'linen', 'sprig'),
        pieces: [
          { garment: 'sleepsuit', style: 'romper', fabric: cloth('cream', 'stripes', 'peach'), trim: 'terracotta' },
        ],
      },
    ],
  },
  {
    title: 'Corduroy shortalls with a star',
    description:
      'Age 3, toffee-brown cord, straps with two button settings. Hand-me-downs of hand-me-downs, and they still look like this.',
    category: 'Children',
    userId: 8,
    ...near('Inner Sunset', 1, -3),
    postedHoursAgo: 760,
    pictures: [
      {
        scene: onLine('butter', 'garden'),
        pieces: [{ garment: 'dungarees', legs: 'short', fabric: cloth('camel', 'corduroy'), patch: 'star' }],
      },
    ],
  },
];

// src/demo/donations/footwear.ts
var footwear = [
  {
    title: 'Red high-tops, US 9',
    description:
      'Canvas, with new white laces. Bought in a hopeful half size down. Worn twice, indoors, with regret; they deserve pavement.',
    category: 'Footwear',
    userId: 13,
    ...near('North Beach', -1, -2),
    postedHoursAgo: 12,
    pictures: [
      {
        scene: standing('sky', 'step'),
        pieces: [{ garment: 'shoes', style: 'hightops', fabric: cloth('clay'), trim: 'cream', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Yellow rain boots, kids 13',
    description:
      'For puddles of every depth. A scuff on the left toe from a scooter. The handles mean that a four-year-old can do it alone, loudly.',
    category: 'Footwear',
    userId: 8,
    ...near('Inner Sunset', 0, 2),
    postedHoursAgo: 50,
    pictures: [
      {
        scene: standing('dusk', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'rainboots', fabric: cloth('marigold'), trim: 'cream', sole: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Hiking boots, men\u2019s 10\xBD',
    description:
      'Leather, waterproofed this spring. They have been up Mount Tam more often than I can count and have years left in the soles. My ankle does not.',
    category: 'Footwear',
    userId: 7,
    ...near('Castro', -2, 1),
    postedHoursAgo: 105,
    pictures: [
      {
        scene: standing('butter', 'bench'),
        pieces: [{ garment: 'shoes', style: 'boots', fabric: cloth('tan'), trim: 'cocoa', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Everyday trainers, women\u2019s 8',
    description:
      'Denim blue with a cream stripe, washed in the machine and dried in the sun. Comfortable from the first step. Insoles are new.',
    category: 'Footwear',
    userId: 4,
    ...near('Mission District', 4, 0),
    postedHoursAgo: 154,
    pictures: [
      {
        scene: standing('linen', 'bench'),
        pieces: [{ garment: 'shoes', style: 'trainers', fabric: cloth('denim'), trim: 'cream', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Party heels in cherry, size 7',
    description:
      'Three-inch heel, a small bow, danced in twice. The tips were replaced by the cobbler on Clement Street.',
    category: 'Footwear',
    userId: 2,
    ...near('Inner Richmond', 1, -1),
    postedHoursAgo: 230,
    pictures: [
      {
        scene: standing('sky', 'shelf'),
        pieces: [{ garment: 'shoes', style: 'heels', fabric: cloth('berry'), trim: 'blush', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Ballet flats, blush pink, US 6',
    description:
      'Soft leather, fold in half for a handbag. A little wear inside at the heel, none outside. From a pet-free home, sadly.',
    category: 'Footwear',
    userId: 6,
    ...near('Pacific Heights', -2, 1),
    postedHoursAgo: 328,
    pictures: [
      {
        scene: standing('sage', 'bench'),
        pieces: [{ garment: 'shoes', style: 'flats', fabric: cloth('rose'), trim: 'cream', sole: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Two-strap sandals, EU 41',
    description: 'Cork footbed, leather straps. They know the way to the beach. Room for a wide foot.',
    category: 'Footwear',
    userId: 5,
    ...near('Outer Sunset', 0, -2),
    postedHoursAgo: 415,
    pictures: [
      {
        scene: standing('butter', 'step'),
        pieces: [{ garment: 'shoes', style: 'sandals', fabric: cloth('camel'), trim: 'pearl', sole: 'sand' }],
      },
    ],
  },
  {
    title: 'Chelsea boots, women\u2019s 9',
    description:
      'Chocolate brown, elastic still lively. Resoled in October. I keep reaching for my other pair, so somebody else should reach for these.',
    category: 'Footwear',
    userId: 9,
    ...near('Lower Haight', 1, -1),
    postedHoursAgo: 566,
    pictures: [
      {
        scene: standing('rose', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'chelsea', fabric: cloth('cocoa'), trim: 'ink', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Velcro school shoes, kids 1',
    description:
      'Bright, easy, indestructible. For children who would rather run than tie. The soles were bought with growing room that he used up in a month.',
    category: 'Footwear',
    userId: 12,
    ...near('Excelsior', -2, 2),
    postedHoursAgo: 668,
    pictures: [
      {
        scene: standing('rose', 'bench'),
        pieces: [{ garment: 'shoes', style: 'straps', fabric: cloth('marigold'), trim: 'indigo', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Six pairs of hand-knitted socks',
    description:
      'Sizes 7 to 9. My mother knits faster than we have feet. Two pairs are in the picture; the other four are just as cheerful.',
    category: 'Footwear',
    userId: 1,
    ...near('Glen Park', -2, 1),
    postedHoursAgo: 845,
    pictures: [
      {
        scene: onLine('linen', 'garden'),
        pieces: [
          { garment: 'socks', fabric: cloth('marigold', 'stripes', 'teal') },
          { garment: 'socks', fabric: cloth('rose', 'dots', 'white'), trim: 'clay' },
        ],
      },
      {
        scene: flat('linen', 'planks', 'thread'),
        pieces: [
          { garment: 'socks', fabric: cloth('sage', 'fairisle', 'cream', 'clay'), trim: 'forest' },
          { garment: 'socks', fabric: cloth('denim', 'breton', 'cream'), trim: 'marigold' },
        ],
      },
    ],
  },
];

// src/demo/donations/men.ts
var blueGingham = cloth('white', 'gingham', 'denim');
var truckerDenim = cloth('denim', 'denim');
var men = [
  {
    title: 'Denim jacket, worn in',
    description:
      'Men\u2019s M. Twelve years of weekends have made it soft; the elbows are strong and every button snaps. Looking for someone to give it the next twelve.',
    category: 'Men',
    userId: 7,
    ...near('Haight-Ashbury', 1, 1),
    postedHoursAgo: 5,
    pictures: [
      { scene: onLine('linen', 'garden'), pieces: [{ garment: 'jacket', style: 'denim', fabric: truckerDenim }] },
      { scene: closeUp('linen', 2.3), pieces: [{ garment: 'jacket', style: 'denim', fabric: truckerDenim }] },
    ],
  },
  {
    title: 'Blue gingham shirt',
    description:
      'Neck 15\xBD, regular fit, all cotton. My husband grew out of it sideways. Ironed and on a hanger, which you may keep.',
    category: 'Men',
    userId: 6,
    ...near('Noe Valley', 3, -2),
    postedHoursAgo: 44,
    pictures: [
      { scene: onLine('rose', 'wall'), pieces: [{ garment: 'shirt', fabric: blueGingham }] },
      { scene: closeUp('linen'), pieces: [{ garment: 'shirt', fabric: blueGingham }] },
    ],
  },
  {
    title: 'Green cable-knit roll neck',
    description:
      'Size L, heavy wool from a charity fair in Donegal. A touch scratchy, very honest. I moved to a flat with heating.',
    category: 'Men',
    userId: 10,
    ...near('West Portal', 1, 2),
    postedHoursAgo: 96,
    pictures: [
      {
        scene: onHanger('clay', 'window'),
        pieces: [{ garment: 'jumper', neck: 'roll', fabric: cloth('moss', 'cable') }],
      },
    ],
  },
  {
    title: 'Three plain tees, size L',
    description:
      'White, sage and navy, a three-pack bought by mistake and washed once before I noticed. Perfect for anyone starting over with an empty drawer.',
    category: 'Men',
    userId: 2,
    ...near('Tenderloin', 1, 1),
    postedHoursAgo: 139,
    pictures: [
      {
        scene: onLine('butter', 'hills'),
        pieces: [
          { garment: 'tshirt', fabric: cloth('white') },
          { garment: 'tshirt', fabric: cloth('sage') },
          { garment: 'tshirt', fabric: cloth('indigo') },
        ],
      },
    ],
  },
  {
    title: 'Argyle V-neck jumper',
    description:
      'Size M, lambswool, in the colours of a good biscuit. It belonged to my grandfather, who would be pleased to see it at work again.',
    category: 'Men',
    userId: 13,
    ...near('Russian Hill', -2, -2),
    postedHoursAgo: 201,
    pictures: [
      {
        scene: onLine('sage', 'roofs'),
        pieces: [{ garment: 'jumper', neck: 'vee', fabric: cloth('camel', 'argyle', 'cocoa', 'cream'), trim: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Olive bomber jacket',
    description:
      'Men\u2019s L, light lining, two deep pockets. The zip sticks a little at the very top; candle wax cures it for a month at a time.',
    category: 'Men',
    userId: 14,
    ...near('SoMa', -3, 2),
    postedHoursAgo: 289,
    pictures: [
      {
        scene: onHanger('sage', 'panel'),
        pieces: [{ garment: 'jacket', style: 'bomber', fabric: cloth('olive'), trim: 'ink' }],
      },
    ],
  },
  {
    title: 'Brown corduroy trousers',
    description:
      'Waist 33, leg 32. Thick-ribbed cord in tobacco brown, with a slight shine at the knees that I call character.',
    category: 'Men',
    userId: 1,
    ...near('Glen Park', -1, -2),
    postedHoursAgo: 340,
    pictures: [
      {
        scene: onLine('sky', 'bay'),
        pieces: [{ garment: 'trousers', style: 'cord', fabric: cloth('tan', 'corduroy', 'cocoa') }],
      },
    ],
  },
  {
    title: 'Flannel pyjamas with moons',
    description:
      'Men\u2019s M, brushed cotton, trousers with a drawstring. A gift in the wrong size, worn never. Sleep well, whoever you are. \u{1F319}',
    category: 'Men',
    userId: 5,
    ...near('Outer Sunset', -2, 3),
    postedHoursAgo: 456,
    pictures: [
      {
        scene: onLine('dusk', 'hills'),
        pieces: [
          { garment: 'shirt', fabric: cloth('night', 'moons', 'butter', 'cream') },
          { garment: 'trousers', style: 'pyjama', fabric: cloth('night', 'moons', 'butter', 'cream') },
        ],
      },
    ],
  },
  {
    title: 'Weekend bundle: tied and folded',
    description:
      'Five pieces, size L: two long-sleeved tops, a sweatshirt, jeans (34/32) and a rust-red jumper. All washed in the same unscented powder. Take the lot rather than single things, please; the twine is included.',
    category: 'Men',
    userId: 9,
    ...near('Potrero Hill', -2, 1),
    postedHoursAgo: 540,
    pictures: [
      {
        scene: standing('butter', 'bench'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('clay'),
            below: [cloth('cream', 'stripes', 'denim'), cloth('sage'), cloth('indigo', 'denim'), cloth('marigold')],
            tied: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Linen shirt for hot days',
    description:
      'Size M, short sleeves, pale blue pinstripe. For the four hot days this city gives us each year. Folded beside a white one that goes with it.',
    category: 'Men',
    userId: 7,
    ...near('Castro', 2, -1),
    postedHoursAgo: 1012,
    pictures: [
      {
        scene: flat('linen', 'planks', 'pegs'),
        pieces: [
          { garment: 'folded', style: 'shirt', fabric: cloth('sky', 'pinstripe', 'denim') },
          { garment: 'folded', style: 'shirt', fabric: cloth('white') },
        ],
      },
    ],
  },
];

// src/demo/donations/professional.ts
var pinstripe = cloth('night', 'pinstripe', 'washed');
var herringbone = cloth('camel', 'herringbone');
var professional = [
  {
    title: 'Navy pinstripe suit, 40R',
    description:
      'Jacket 40 regular, trousers 34/31, dry-cleaned and in its bag. It got me my first job in this city and my second. I would love it to go to somebody with an interview next week: write to me and I will bring it to the station nearest to you.',
    category: 'Professional',
    userId: 10,
    ...near('West Portal', -1, 1),
    postedHoursAgo: 7,
    pictures: [
      {
        scene: onHanger('oat', 'panel'),
        pieces: [
          { garment: 'blazer', fabric: pinstripe, under: 'tie', tie: cloth('clay', 'dots', 'cream') },
          { garment: 'trousers', style: 'tailored', fabric: pinstripe },
        ],
      },
      {
        scene: closeUp('oat', 2.2),
        pieces: [{ garment: 'blazer', fabric: pinstripe, under: 'tie', tie: cloth('clay', 'dots', 'cream') }],
      },
    ],
  },
  {
    title: 'Herringbone blazer, women\u2019s 10',
    description:
      'Camel wool, one inside pocket, horn buttons. It turns jeans into an outfit. I work from home in slippers now.',
    category: 'Professional',
    userId: 6,
    ...near('Pacific Heights', 1, 2),
    postedHoursAgo: 57,
    pictures: [
      {
        scene: onHanger('sky', 'window'),
        pieces: [{ garment: 'blazer', fabric: herringbone, buttons: 'cocoa', under: 'none' }],
      },
      {
        scene: closeUp('sky', 2.2),
        pieces: [{ garment: 'blazer', fabric: herringbone, buttons: 'cocoa', under: 'none' }],
      },
    ],
  },
  {
    title: 'White work shirt, fitted',
    description:
      'Women\u2019s S, crisp cotton, easy to iron. Two missing buttons were replaced with their cousins; you have to look hard.',
    category: 'Professional',
    userId: 3,
    ...near('SoMa', 0, -1),
    postedHoursAgo: 117,
    pictures: [
      { scene: onHanger('dusk', 'panel'), pieces: [{ garment: 'shirt', cut: 'fitted', fabric: cloth('white') }] },
    ],
  },
  {
    title: 'Charcoal pencil skirt',
    description: 'Size 12, lined, with a kick pleat for walking up Nob Hill. Sits at the waist, ends at the knee.',
    category: 'Professional',
    userId: 2,
    ...near('Nob Hill', -1, 1),
    postedHoursAgo: 195,
    pictures: [
      { scene: onHanger('rose', 'panel'), pieces: [{ garment: 'skirt', style: 'pencil', fabric: cloth('charcoal') }] },
    ],
  },
  {
    title: 'Oxford shoes, men\u2019s 9\xBD',
    description:
      'Brown leather, re-heeled, polished this morning while listening to the ball game. They have been to court (as a witness).',
    category: 'Professional',
    userId: 7,
    ...near('Castro', 1, 2),
    postedHoursAgo: 236,
    pictures: [
      {
        scene: standing('butter', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'oxfords', fabric: cloth('cocoa'), trim: 'sand', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Little navy dress for big days',
    description:
      'Size 8, sleeveless, a cream edge at the neck. Interviews, openings, one very short speech. Lined and washable.',
    category: 'Professional',
    userId: 11,
    ...near('Hayes Valley', -2, 1),
    postedHoursAgo: 312,
    pictures: [
      {
        scene: onHanger('clay', 'leaves'),
        pieces: [{ garment: 'dress', style: 'shift', fabric: cloth('night'), trim: 'cream' }],
      },
    ],
  },
  {
    title: 'Checked waistcoat, size M',
    description:
      'Grey with a fine window check, five buttons, adjustable back. A waiter\u2019s waistcoat of good manners.',
    category: 'Professional',
    userId: 14,
    ...near('Portola', -2, -1),
    postedHoursAgo: 395,
    pictures: [
      {
        scene: onHanger('sage', 'leaves'),
        pieces: [{ garment: 'waistcoat', fabric: cloth('stone', 'windowpane', 'ink') }],
      },
    ],
  },
  {
    title: 'Pressed trousers, 32/32, and a blue shirt',
    description:
      'For the first week of a new job: grey wool-mix trousers and a pale blue shirt, neck 15. They have only ever met friendly colleagues.',
    category: 'Professional',
    userId: 5,
    ...near('Parkside', -2, -1),
    postedHoursAgo: 505,
    pictures: [
      {
        scene: onHanger('linen', 'window'),
        pieces: [
          { garment: 'shirt', fabric: cloth('sky'), trim: 'white' },
          { garment: 'trousers', style: 'tailored', fabric: cloth('stone') },
        ],
      },
    ],
  },
  {
    title: 'Cream blouse with a round collar',
    description:
      'Size 6, three pearl buttons, from a library that had a dress code until 2019. Soft, opaque, never needs ironing if you hang it in the shower.',
    category: 'Professional',
    userId: 12,
    ...near('Ingleside', 1, 1),
    postedHoursAgo: 720,
    pictures: [
      {
        scene: onLine('forest', 'hills'),
        pieces: [{ garment: 'blouse', collar: 'round', fabric: cloth('cream'), trim: 'sky' }],
      },
    ],
  },
  {
    title: 'Five office shirts, folded',
    description:
      'Neck 16, sleeves 34, all ironed. Retired last Friday and have no intention of ever wearing a collar again!',
    category: 'Professional',
    userId: 13,
    ...near('Russian Hill', -1, 2),
    postedHoursAgo: 960,
    pictures: [
      {
        scene: standing('dusk', 'shelf'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('white'),
            below: [
              cloth('sky'),
              cloth('white', 'gingham', 'denim'),
              cloth('washed'),
              cloth('cream', 'pinstripe', 'clay'),
            ],
          },
        ],
      },
      {
        scene: flat('dusk', 'planks'),
        pieces: [
          { garment: 'folded', style: 'shirt', fabric: cloth('white', 'gingham', 'denim') },
          { garment: 'folded', style: 'shirt', fabric: cloth('cream', 'pinstripe', 'clay') },
        ],
      },
    ],
  },
];

// src/demo/donations/seasonal.ts
var zebra = cloth('white', 'zebra', 'ink');
var redTartan = cloth('clay', 'tartan', 'ink', 'butter');
var bobbleHat = cloth('clay', 'fairisle', 'cream', 'ink');
var seasonal = [
  {
    title: 'Zebra raincoat',
    description:
      'Women\u2019s M, waterproof, with a marigold lining and a hood that fits over a bun. I was never once run over in it. Given away because I am moving somewhere dry; pickup near the top of the hill, evenings and weekends.',
    category: 'Seasonal',
    userId: 11,
    ...near('Bernal Heights', 1, 1),
    postedHoursAgo: 2,
    pictures: [
      {
        scene: onLine('butter', 'hills'),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
      {
        scene: closeUp('butter', 1.45),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
      {
        scene: onHook('rose', 'panel'),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
    ],
  },
  {
    title: 'Blue puffer jacket, men\u2019s M',
    description:
      'Warm, light, and only once caught on a fence (patched inside, invisible). For foggy mornings, early shifts or a trip to the snow.',
    category: 'Seasonal',
    userId: 9,
    ...near('Potrero Hill', 0, 2),
    postedHoursAgo: 37,
    pictures: [
      {
        scene: onHanger('linen', 'window'),
        pieces: [{ garment: 'puffer', fabric: cloth('indigo'), trim: 'marigold' }],
      },
    ],
  },
  {
    title:
      '\u0645\u0639\u0637\u0641 \u0645\u0637\u0631 \u0623\u0635\u0641\u0631 \u0644\u0644\u0623\u0637\u0641\u0627\u0644',
    slug: 'yellow-childrens-raincoat',
    description:
      '\u0645\u0642\u0627\u0633 \u0666 \u0633\u0646\u0648\u0627\u062A\u060C \u0646\u0638\u064A\u0641 \u0648\u0628\u062D\u0627\u0644\u0629 \u0645\u0645\u062A\u0627\u0632\u0629\u060C \u0644\u0647 \u063A\u0637\u0627\u0621 \u0631\u0623\u0633 \u0648\u062C\u064A\u0628\u0627\u0646 \u0643\u0628\u064A\u0631\u0627\u0646. \u0643\u0628\u0631 \u0627\u0628\u0646\u064A \u0639\u0644\u064A\u0647 \u0648\u0646\u062A\u0645\u0646\u0649 \u0623\u0646 \u064A\u064F\u0641\u0631\u062D \u0637\u0641\u0644\u0627\u064B \u0622\u062E\u0631. \u064A\u0645\u0643\u0646 \u0627\u0644\u0627\u0633\u062A\u0644\u0627\u0645 \u0645\u0633\u0627\u0621\u064B \u0628\u0639\u062F \u0627\u0644\u0633\u0627\u062F\u0633\u0629.',
    category: 'Seasonal',
    userId: 8,
    ...near('Visitacion Valley', 2, -1),
    postedHoursAgo: 82,
    pictures: [
      {
        scene: onHook('sky', 'panel'),
        pieces: [{ garment: 'raincoat', fit: 'child', fabric: cloth('marigold'), lining: 'denim' }],
      },
    ],
  },
  {
    title: 'Camel wool coat with a tartan scarf',
    description:
      'Women\u2019s 12, double-breasted, heavy in the good way. The scarf has always gone with it, and they would like to stay together.',
    category: 'Seasonal',
    userId: 6,
    ...near('Noe Valley', 0, -3),
    postedHoursAgo: 128,
    pictures: [
      { scene: onHanger('rose', 'window'), pieces: [{ garment: 'coat', fabric: cloth('camel'), scarf: redTartan }] },
      { scene: closeUp('rose', 1.85), pieces: [{ garment: 'coat', fabric: cloth('camel'), scarf: redTartan }] },
    ],
  },
  {
    title: 'Bobble hat, Fair Isle',
    description: 'Knitted on a train to Reno and back. One size fits most heads with opinions. Washed in wool soap.',
    category: 'Seasonal',
    userId: 1,
    ...near('Glen Park', 0, -1),
    postedHoursAgo: 161,
    pictures: [
      { scene: flat('dusk', 'planks'), pieces: [{ garment: 'beanie', fabric: bobbleHat, trim: 'cream' }] },
      {
        scene: onLine('dusk', 'roofs'),
        pieces: [
          { garment: 'beanie', fabric: bobbleHat, trim: 'cream' },
          { garment: 'mittens', fabric: cloth('clay', 'knit'), trim: 'cream' },
        ],
      },
    ],
  },
  {
    title: 'Berry mittens on a string',
    description:
      'Age 5-7. The string goes through the sleeves, so both arrive at school and both come home. That is the whole trick.',
    category: 'Seasonal',
    userId: 12,
    ...near('Excelsior', 0, 3),
    postedHoursAgo: 220,
    pictures: [
      { scene: onLine('sky', 'wall'), pieces: [{ garment: 'mittens', fabric: cloth('berry', 'knit'), trim: 'cream' }] },
    ],
  },
  {
    title: 'Tartan blanket scarf',
    description:
      'Almost two metres of soft acrylic that has been mistaken for cashmere twice. Keeps one person warm on a ferry, or two who like each other.',
    category: 'Seasonal',
    userId: 13,
    ...near('Marina', 0, 2),
    postedHoursAgo: 295,
    pictures: [{ scene: onHook('linen', 'leaves'), pieces: [{ garment: 'scarf', fabric: redTartan }] }],
  },
  {
    title: 'Snow boots, women\u2019s 7',
    description:
      'One ski trip, one twisted knee, no further plans. Plum, fleecy inside, rated far colder than Tahoe gets.',
    category: 'Seasonal',
    userId: 4,
    ...near('Dogpatch', 2, -1),
    postedHoursAgo: 372,
    pictures: [
      {
        scene: standing('dusk', 'bench'),
        pieces: [{ garment: 'shoes', style: 'snowboots', fabric: cloth('plum'), trim: 'cream', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Fleece jacket for camping',
    description:
      'Unisex M, cream and forest green, smells faintly of pine because it lived in the tent bag. Zips up to the chin.',
    category: 'Seasonal',
    userId: 7,
    ...near('Bayview', -2, -2),
    postedHoursAgo: 490,
    pictures: [
      {
        scene: flat('oat', 'rug'),
        pieces: [{ garment: 'jacket', style: 'fleece', fabric: cloth('cream', 'fleece'), trim: 'forest' }],
      },
    ],
  },
  {
    title: 'Winter basket for a family of four',
    description:
      'We emptied the hall cupboard: jumpers (two adult M, one age 6, one age 9), a striped scarf, thick tights and more odd gloves than there are hands. Everything is washed and folded into a basket that can stay with you. We would rather that one family had it all than ten had a sleeve each, but ask and we will sort something out.',
    category: 'Seasonal',
    userId: 3,
    ...near('Tenderloin', -1, -1),
    postedHoursAgo: 645,
    pictures: [
      {
        scene: standing('sky', 'tiles'),
        pieces: [
          {
            garment: 'basket',
            fabric: cloth('rose'),
            below: [cloth('marigold', 'knit'), cloth('teal', 'dots', 'cream'), cloth('clay', 'stripes', 'cream')],
          },
        ],
      },
      {
        scene: onLine('sky', 'hills'),
        pieces: [
          { garment: 'jumper', fabric: cloth('marigold', 'knit'), fit: 'child' },
          { garment: 'jumper', fabric: cloth('rose'), fit: 'child', trim: 'berry' },
        ],
      },
    ],
  },
  {
    title: 'Red quilted gilet',
    description:
      'Women\u2019s S, down-filled, made for that hour when the fog comes over Twin Peaks and nobody brought a coat.',
    category: 'Seasonal',
    userId: 14,
    ...near('Ingleside', -1, -2),
    postedHoursAgo: 1290,
    pictures: [
      { scene: onLine('sage', 'wall'), pieces: [{ garment: 'puffer', sleeveless: true, fabric: cloth('clay') }] },
    ],
  },
];

// src/demo/donations/women.ts
var blossoms = cloth('marigold', 'floral', 'cream', 'clay');
var bretonStripes = cloth('white', 'breton', 'indigo');
var roses = cloth('cream', 'floral', 'rose', 'moss');
var women = [
  {
    title: 'Marigold sundress with a sash',
    description:
      'Size M (US 8), cotton, with pockets! I wore it to three weddings and every farmers\u2019 market of 2023. The sash ties at the back, so it is kind to a changing waist.',
    category: 'Women',
    userId: 4,
    ...near('Mission District', 3, -2),
    postedHoursAgo: 9,
    pictures: [
      { scene: onLine('sky', 'garden'), pieces: [{ garment: 'dress', style: 'sun', fabric: blossoms, trim: 'clay' }] },
      { scene: closeUp('sky', 2), pieces: [{ garment: 'dress', style: 'sun', fabric: blossoms, trim: 'clay' }] },
    ],
  },
  {
    title: 'Breton top, long sleeves',
    description:
      'Size S, thick cotton that has kept its shape. One tiny darn at the left cuff, done in matching thread. Pickup any evening after six.',
    category: 'Women',
    userId: 2,
    ...near('Outer Richmond', 1, 4),
    postedHoursAgo: 31,
    pictures: [
      {
        scene: onLine('butter', 'roofs'),
        pieces: [{ garment: 'tshirt', sleeves: 'long', fabric: bretonStripes, trim: 'white' }],
      },
    ],
  },
  {
    title: 'Rose-print blouse with a bow',
    description:
      'Size 10, from my teaching days. The bow is sewn on, so it never comes undone in the middle of a sentence. Freshly washed, smoke-free home.',
    category: 'Women',
    userId: 6,
    ...near('Noe Valley', -2, 2),
    postedHoursAgo: 77,
    pictures: [
      { scene: onLine('sage', 'garden'), pieces: [{ garment: 'blouse', collar: 'bow', fabric: roses, trim: 'rose' }] },
      { scene: closeUp('sage', 2), pieces: [{ garment: 'blouse', collar: 'bow', fabric: roses, trim: 'rose' }] },
    ],
  },
  {
    title: 'Forest-green wrap dress',
    description:
      'Size L, viscose, falls just below the knee. A dress that makes you stand up straight. I have two and only need one.',
    category: 'Women',
    userId: 9,
    ...near('Hayes Valley', 1, -2),
    postedHoursAgo: 122,
    pictures: [
      {
        scene: onHanger('linen', 'leaves'),
        pieces: [{ garment: 'dress', style: 'wrap', fabric: cloth('forest', 'leaves', 'sage', 'butter') }],
      },
    ],
  },
  {
    title: 'Polka-dot midi skirt',
    description:
      'Size 8, terracotta with cream dots, zip at the side. It twirls. My daughter says I must let somebody else twirl now.',
    category: 'Women',
    userId: 1,
    ...near('Glen Park', 2, -1),
    postedHoursAgo: 168,
    pictures: [
      {
        scene: onLine('linen', 'roofs'),
        pieces: [{ garment: 'skirt', style: 'flared', fabric: cloth('terracotta', 'dots', 'cream') }],
      },
    ],
  },
  {
    title: 'Dusty-rose cardigan',
    description:
      'Size M, merino and cotton. All five buttons are there, with a spare in the pocket. Hand wash and dry it flat, and it will outlive us both.',
    category: 'Women',
    userId: 11,
    ...near('Cole Valley', -1, 2),
    postedHoursAgo: 265,
    pictures: [
      {
        scene: onHanger('sky', 'leaves'),
        pieces: [{ garment: 'cardigan', fabric: cloth('rose', 'knit'), buttons: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Vestido largo color cereza',
    description:
      'Talla mediana, usado una sola vez en la boda de mi prima. Est\xE1 limpio y planchado. Se lo regalo con mucho cari\xF1o a una muchacha que lo necesite para su graduaci\xF3n; puede recogerlo los s\xE1bados por la ma\xF1ana.',
    category: 'Women',
    userId: 12,
    ...near('Mission District', -4, 3),
    postedHoursAgo: 318,
    pictures: [
      {
        scene: onLine('lilac', 'wall'),
        pieces: [{ garment: 'dress', style: 'gown', fabric: cloth('berry'), trim: 'rose' }],
      },
    ],
  },
  {
    title: 'Maternity bundle: two tops and soft trousers',
    description:
      'Sizes S to M. Two loose tops and stretchy trousers that got me from month four to the hospital door. Everything is clean; the striped one has a faint tea mark near the hem that nobody but me will find.',
    category: 'Women',
    userId: 8,
    ...near('Inner Sunset', 2, 3),
    postedHoursAgo: 402,
    pictures: [
      {
        scene: onLine('rose', 'hills'),
        pieces: [
          { garment: 'blouse', collar: 'vee', fabric: cloth('sky', 'dots', 'white') },
          { garment: 'trousers', style: 'leggings', fabric: cloth('ink'), trim: 'charcoal' },
          { garment: 'tshirt', sleeves: 'none', fabric: cloth('blush', 'breton', 'clay'), trim: 'clay' },
        ],
      },
    ],
  },
  {
    title: 'High-waisted indigo jeans',
    description:
      'Waist 29, leg 30. Broken in but not broken: the knees are whole and the zip is new. I bike everywhere now and live in leggings.',
    category: 'Women',
    userId: 3,
    ...near('NoPa', 0, -3),
    postedHoursAgo: 611,
    pictures: [
      {
        scene: flat('oat', 'planks'),
        pieces: [{ garment: 'folded', style: 'jeans', fabric: cloth('indigo', 'denim') }],
      },
      {
        scene: onLine('oat', 'roofs'),
        pieces: [{ garment: 'trousers', style: 'jeans', fabric: cloth('indigo', 'denim') }],
      },
    ],
  },
  {
    title: 'Mustard jumper, folded and ready',
    description:
      'Size L, lambswool, a little bobbled under the arms as honest jumpers are. Warm enough for Ocean Beach in July.',
    category: 'Women',
    userId: 5,
    ...near('Outer Sunset', 3, -3),
    postedHoursAgo: 890,
    pictures: [
      {
        scene: flat('rose', 'linen', 'thread'),
        pieces: [{ garment: 'folded', style: 'jumper', fabric: cloth('marigold', 'knit') }],
      },
    ],
  },
];

// src/demo/donations.ts
var demoDonations = [
  ...women,
  ...men,
  ...children,
  ...athletic,
  ...footwear,
  ...accessories,
  ...professional,
  ...seasonal,
].toSorted((one, other) => one.postedHoursAgo - other.postedHoursAgo);

// src/demo/pictures/finish.ts
function frame(sheet, seed, scene) {
  const noise = `<filter id="noise" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch" seed="${seed % 97}"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 .1 0 0 0 -2.2 1.35"/></filter>`;
  const grain = `<pattern id="grain" width="160" height="120" patternUnits="userSpaceOnUse"><rect width="160" height="120" filter="url(#noise)"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs>${noise}${grain}${sheet.definitions()}</defs><g stroke-linejoin="round" stroke-linecap="round">${scene.replaceAll('"0.', '".')}</g><rect width="800" height="600" fill="url(#grain)" opacity=".13"/></svg>`;
}

// src/demo/pictures/palette.ts
var palette = {
  ink: '#1F2A3D',
  night: '#2C3A54',
  indigo: '#3A4F78',
  denim: '#53719A',
  washed: '#93AECA',
  sky: '#B4D0DC',
  teal: '#3F7C7C',
  mint: '#BBD6C5',
  sage: '#92A685',
  moss: '#64785A',
  forest: '#3D5747',
  olive: '#85804F',
  clay: '#B0452B',
  terracotta: '#CB6B4C',
  peach: '#EBB394',
  coral: '#E08269',
  rose: '#D48A92',
  blush: '#EEC9C2',
  berry: '#9A3B52',
  plum: '#704A66',
  lilac: '#B9A8CB',
  marigold: '#E3A436',
  butter: '#F3D98F',
  cream: '#F8EFDC',
  linen: '#EFE3CD',
  oat: '#DFCDB0',
  sand: '#CBB08A',
  camel: '#BE8F5C',
  tan: '#A5713F',
  cocoa: '#6D4B3B',
  charcoal: '#40464F',
  stone: '#9A9C98',
  pearl: '#D9DAD5',
  white: '#FCF9F2',
};
function mix(from, to, amount) {
  const channel = (at) => {
    const a = parseInt(from.slice(at, at + 2), 16);
    const b = parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
function penColour(fill3) {
  return mix(fill3, lightness(fill3) > 0.4 ? '#3B2A2A' : '#0E1522', lightness(fill3) > 0.75 ? 0.58 : 0.48);
}
function threadColour(fill3) {
  return lightness(fill3) > 0.55 ? mix(fill3, '#3B2A2A', 0.38) : mix(fill3, '#FFF6E4', 0.55);
}
function lightness(hex) {
  const channel = (at) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}

// src/demo/pictures/paths.ts
function d(strings, ...values) {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? round(value) : (value ?? '')}${part}`;
  });
}
function round(value) {
  return Math.round(value * 10) / 10 + 0;
}
function mirrored(path) {
  return moved(path, ([x, y]) => [-x, y], 10);
}
function moved(path, move3, fineness = 1) {
  return parse2(path)
    .map(({ command, points }) => command + points.map((point) => pair(move3(point), fineness)).join(' '))
    .join('')
    .replaceAll(' -', '-');
}
function pair([x, y], fineness) {
  return `${Math.round(x * fineness) / fineness + 0} ${Math.round(y * fineness) / fineness + 0}`;
}
function symmetric(half) {
  const segments = parse2(half);
  const stops = segments.map(({ points }) => points.at(-1) ?? [0, 0]);
  const back = segments
    .map(({ command, points }, index) => {
      const previous = stops[index - 1];
      if (!previous || command === 'M') return '';
      const controls = points.slice(0, -1).toReversed();
      return command + [...controls, previous].map(([x, y]) => `${round(-x)} ${round(y)}`).join(' ');
    })
    .toReversed()
    .join('');
  return `${half}${back}Z`;
}
function crease([x1, y1], [x2, y2], bend, width) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const near2 = bend - width;
  const far = bend + width;
  return d`M${x1} ${y1}Q${mx + nx * near2} ${my + ny * near2} ${x2} ${y2}Q${mx + nx * far} ${my + ny * far} ${x1} ${y1}Z`;
}
function disc(x, y, rx, ry = rx) {
  const k = 0.5523;
  return d`M${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}C${x + rx * k} ${y - ry} ${x + rx} ${y - ry * k} ${x + rx} ${y}C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * k} ${x - rx} ${y}Z`;
}
function slab(x, y, width, height, radius = 0) {
  const r3 = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const bottom = y + height;
  return d`M${x + r3} ${y}L${right - r3} ${y}Q${right} ${y} ${right} ${y + r3}L${right} ${bottom - r3}Q${right} ${bottom} ${right - r3} ${bottom}L${x + r3} ${bottom}Q${x} ${bottom} ${x} ${bottom - r3}L${x} ${y + r3}Q${x} ${y} ${x + r3} ${y}Z`;
}
function parse2(path) {
  let last = [0, 0];
  return [...path.matchAll(/([MLCQZHV])([^MLCQZHV]*)/g)].map(([, letter = '', rest2 = '']) => {
    const numbers = (rest2.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = [];
    if (letter === 'H') points.push([numbers[0] ?? 0, last[1]]);
    else if (letter === 'V') points.push([last[0], numbers[0] ?? 0]);
    else {
      for (let index = 0; index < numbers.length; index += 2) {
        points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
      }
    }
    last = points.at(-1) ?? last;
    return { command: letter === 'H' || letter === 'V' ? 'L' : letter, points };
  });
}

// src/demo/pictures/fabrics.ts
function paint(sheet, fabric, angle = 0) {
  const ground = palette[fabric.color];
  if (!fabric.pattern) return { ground };
  const accent = fabric.accent ? palette[fabric.accent] : mix(ground, penColour(ground), 0.3);
  const third = fabric.third
    ? palette[fabric.third]
    : mix(ground, lightness(ground) > 0.5 ? palette.ink : palette.cream, 0.5);
  const { width, height, marks } = tiles[fabric.pattern]({ ground, accent, third, sheet });
  const turn = Math.round(angle);
  const key = ['fabric', fabric.color, fabric.pattern, fabric.accent, fabric.third].join();
  const motif = sheet.define(key, (id2) => `<g id="${id2}">${marks}</g>`);
  const id = sheet.define(
    `${key},${turn}`,
    (name) =>
      `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}><use href="#${motif}"/></pattern>`,
  );
  return { ground, overlay: `url(#${id})` };
}
var line = (path, stroke, width, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
var shape = (path, fill3, opacity = 1) =>
  `<path d="${path}" fill="${fill3}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
var dot = (x, y, r3, fill3) => `<circle cx="${x}" cy="${y}" r="${r3}" fill="${fill3}"/>`;
var tiles = {
  stripes: ({ accent }) => ({ width: 40, height: 52, marks: shape('M0 0H40V24H0Z', accent) }),
  breton: ({ accent }) => ({ width: 40, height: 30, marks: shape('M0 0H40V9H0Z', accent) }),
  pinstripe: ({ accent }) => ({ width: 16, height: 40, marks: line('M4 0V40', accent, 2.4, 0.85) }),
  ribs: ({ accent }) => ({ width: 11, height: 40, marks: line('M3 0V40', accent, 3, 0.55) }),
  corduroy: ({ accent }) => ({ width: 9, height: 40, marks: line('M3 0V40', accent, 3, 0.7) }),
  gingham: ({ accent }) => ({
    width: 40,
    height: 40,
    marks:
      shape('M0 0H20V40H0Z', accent, 0.5) + shape('M0 0H40V20H0Z', accent, 0.5) + shape('M0 0H20V20H0Z', accent, 0.45),
  }),
  windowpane: ({ accent }) => ({ width: 46, height: 54, marks: line('M8 0V54M0 8H46', accent, 2.6, 0.75) }),
  tartan: ({ accent, third }) => ({
    width: 84,
    height: 84,
    marks:
      shape('M8 0H34V84H8Z', accent, 0.5) +
      shape('M0 8H84V34H0Z', accent, 0.5) +
      line('M58 0V84M0 58H84', third, 4, 0.9) +
      line('M21 0V84M0 21H84', third, 2, 0.6) +
      line('M70 0V84M0 70H84', accent, 3, 0.6),
  }),
  dots: ({ accent }) => ({ width: 44, height: 44, marks: dot(11, 11, 6.5, accent) + dot(33, 33, 6.5, accent) }),
  stars: ({ accent, third }) => ({
    width: 78,
    height: 78,
    marks:
      shape(star(20, 22, 11), accent) +
      shape(star(60, 58, 11), accent) +
      dot(58, 18, 3.5, third) +
      dot(20, 62, 3.5, third),
  }),
  moons: ({ accent, third }) => ({
    width: 84,
    height: 84,
    marks:
      shape('M30 10C12 10 10 38 30 40C20 34 20 18 30 10Z', accent) +
      shape('M70 52C52 52 50 80 70 82C60 76 60 60 70 52Z', accent) +
      shape(star(62, 22, 7), third) +
      shape(star(20, 66, 7), third),
  }),
  floral: ({ accent, third, ground }) => ({
    width: 104,
    height: 104,
    marks:
      flower(28, 28, 9, accent, third) +
      flower(80, 80, 9, accent, third) +
      flower(80, 26, 5.5, mix(accent, ground, 0.35), third) +
      flower(28, 80, 5.5, mix(accent, ground, 0.35), third) +
      shape(
        `${leaf(50, 44, 20, 10)}${leaf(98, 50, -16, 14)}${leaf(50, 98, -18, -12)}${leaf(4, 48, 14, 14)}`,
        third,
        0.75,
      ),
  }),
  leaves: ({ accent, third }) => ({
    width: 96,
    height: 92,
    marks:
      line('M24 62C26 44 32 26 40 14M72 106C74 90 80 72 88 60M72 14C74 -2 80 -20 88 -32', third, 2.4) +
      shape(
        [0, 1, 2].map((n) => leaf(27 + n * 4, 52 - n * 13, -17, -8) + leaf(28 + n * 4, 48 - n * 13, 19, -5)).join(''),
        accent,
      ) +
      shape(
        [0, 1, 2].map((n) => leaf(75 + n * 4, 96 - n * 13, -17, -8) + leaf(76 + n * 4, 92 - n * 13, 19, -5)).join(''),
        accent,
      ) +
      shape(
        [1, 2].map((n) => leaf(75 + n * 4, 4 - n * 13, -17, -8) + leaf(76 + n * 4, 0 - n * 13, 19, -5)).join(''),
        accent,
      ),
  }),
  zebra: ({ accent }) => ({
    width: 168,
    height: 124,
    marks: shape(
      [
        // The first two run on into the next tile: equal heights and slopes at both edges.
        'M0 8C28-2 50 22 84 14C118 6 140 18 168 8V22C140 32 118 20 84 28C50 36 28 12 0 22Z',
        'M0 70C26 62 44 84 84 78C118 72 142 78 168 70V86C142 94 120 88 84 96C44 102 26 78 0 86Z',
        'M8 44C30 34 52 54 80 47C62 63 32 56 8 44Z',
        'M68 55C96 38 124 60 162 42C152 64 108 71 68 55Z',
        'M94 37C110 28 128 37 152 27C134 43 108 46 94 37Z',
        'M12 105C38 96 60 117 94 106C70 125 34 121 12 105Z',
        'M86 115C108 100 136 113 164 101C148 120 110 124 86 115Z',
      ].join(''),
      accent,
    ),
  }),
  denim: ({ accent, ground }) => ({
    width: 14,
    height: 14,
    marks:
      line('M-2 16L16 -2M-2 2L2 -2M12 16L16 12', mix(ground, '#FFFFFF', 0.45), 1.5, 0.35) +
      line('M-2 9L9 -2M5 16L16 5', accent, 1.5, 0.4),
  }),
  herringbone: ({ accent }) => ({
    width: 28,
    height: 14,
    marks: line('M0 14L14 0L28 14M0 0L0 0M-14 14L0 0M0 7L7 0M7 14L14 7L21 14M21 0L28 7', accent, 2.2, 0.6),
  }),
  fleece: ({ accent, sheet, ground }) => ({
    width: 60,
    height: 60,
    marks: Array.from({ length: 16 }, (_, index) => {
      const x = (index % 4) * 15 + sheet.between(3, 11);
      const y = Math.floor(index / 4) * 15 + sheet.between(3, 11);
      return line(d`M${x} ${y}q4 -5 7 0`, index % 3 ? accent : mix(ground, '#FFFFFF', 0.5), 2, 0.6);
    }).join(''),
  }),
  knit: ({ accent, ground }) => ({
    width: 14,
    height: 12,
    marks:
      line('M1 -1L7 7L13 -1M1 11L7 19L13 11', accent, 2.6, 0.5) +
      line('M0 0V12M14 0V12', mix(ground, '#FFFFFF', 0.4), 1.6, 0.3),
  }),
  cable: ({ accent, ground }) => ({
    width: 62,
    height: 56,
    marks:
      line('M4 0V56M58 0V56', accent, 3, 0.5) +
      line('M20 -4C20 14 42 14 42 30C42 44 20 44 20 60M42 -4C42 14 20 14 20 30C20 44 42 44 42 60', accent, 4.5, 0.65) +
      line('M17 -4C17 14 39 14 39 30M39 30C39 44 17 44 17 60', mix(ground, '#FFFFFF', 0.6), 2.5, 0.6),
  }),
  argyle: ({ accent, third }) => ({
    width: 72,
    height: 104,
    marks: shape('M36 4L68 52L36 100L4 52Z', accent, 0.9) + line('M0 52L36 0L72 52L36 104Z', third, 2.4, 0.9),
  }),
  fairisle: ({ accent, third }) => ({
    width: 48,
    height: 132,
    marks:
      line('M0 10H48', third, 4) +
      line('M0 30L12 20L24 30L36 20L48 30', accent, 5.5) +
      shape('M24 42L38 62L24 82L10 62Z', accent) +
      shape('M24 54L30 62L24 70L18 62Z', third) +
      shape('M0 52L7 62L0 72ZM48 52L41 62L48 72Z', third) +
      line('M0 94L12 104L24 94L36 104L48 94', accent, 5.5) +
      line('M0 114H48', third, 4) +
      [4, 20, 36].map((x) => shape(`M${x} 122h8v6h-8Z`, accent)).join(''),
  }),
};
function star(x, y, r3) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? r3 * 0.45 : r3;
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    return d`${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`;
  });
  return `M${points.join('L')}Z`;
}
function leaf(x, y, dx, dy) {
  return d`M${x} ${y}Q${x + dx * 0.3 - dy * 0.5} ${y + dy * 0.3 + dx * 0.5} ${x + dx} ${y + dy}Q${x + dx * 0.7 + dy * 0.5} ${y + dy * 0.7 - dx * 0.5} ${x} ${y}Z`;
}
function flower(x, y, r3, petal, heart) {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const turn = (index * Math.PI * 2) / 5 - 0.3;
    return `<circle cx="${d`${x + Math.cos(turn) * r3}`}" cy="${d`${y + Math.sin(turn) * r3}`}" r="${d`${r3 * 0.8}`}"/>`;
  });
  return `<g fill="${petal}">${petals.join('')}</g>${dot(x, y, r3 * 0.6, heart)}`;
}

// src/demo/pictures/pen.ts
function createPen(sheet, fabric) {
  const ground = palette[fabric.color];
  const pen = penColour(ground);
  const thread = threadColour(ground);
  const silhouettes = [];
  let transform = '';
  const unsteady = wobble(sheet);
  const drawn = (path) => moved(path, unsteady);
  const line2 = (path, width = 2.6, colour = pen, opacity = 1) =>
    `<path d="${drawn(path)}" fill="none" stroke="${colour}" stroke-width="${width}"${faint(opacity)}/>`;
  const fill3 = (path, colour, opacity = 1) => `<path d="${drawn(path)}" fill="${colour}"${faint(opacity)}/>`;
  const stitch = (path, colour = thread) =>
    `<path d="${drawn(path)}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="7 5"/>`;
  const inside = (path) =>
    `<path d="${drawn(path)}" fill="${mix(ground, palette.ink, 0.42)}" stroke="${pen}" stroke-width="2.6"/>`;
  const cloth2 = (path, options = {}) => {
    const { angle = 0, folds = [], lights = [], inside: inner = '', ghost = false, depth = 1, outline = 3 } = options;
    const { ground: base, overlay } = paint(sheet, options.fabric ?? fabric, angle);
    const edge = penColour(base);
    const shade = mix(edge, palette.ink, 0.4);
    const shape2 = sheet.id();
    const self = `<use href="#${shape2}"`;
    if (!ghost) silhouettes.push(transform ? `<g transform="${transform}">${self}/></g>` : `${self}/>`);
    const few = sheet.crowd > 2 ? 2 : sheet.crowd > 1 ? 3 : 9;
    const creases = (list) =>
      list
        .slice(0, few)
        .map((fold) => crease(...fold))
        .join('');
    const slight = depth < 0.8;
    const shading = [
      inner,
      depth
        ? `${self} x="-11" y="-8" fill="none" stroke="${shade}" stroke-width="26" opacity="${tenth(0.15 * depth)}"/>`
        : '',
      depth && !slight && sheet.crowd < 3
        ? `${self} x="5" y="4" fill="none" stroke="#fff7e6" stroke-width="9" opacity="${tenth(0.26 * depth)}"/>`
        : '',
      folds.length ? fill3(creases(folds), shade, 0.17) : '',
      lights.length && sheet.crowd < 4 ? fill3(creases(lights), '#fff7e6', 0.24) : '',
    ].join('');
    const border = outline ? ` stroke="${edge}" stroke-width="${outline}"` : '';
    const outlined = `<path id="${shape2}" d="${drawn(path)}"/>`;
    if (!shading) {
      return `<defs>${outlined}</defs>${self} fill="${base}"${overlay ? '' : border}/>${overlay ? `${self} fill="${overlay}"${border}/>` : ''}`;
    }
    const clip = sheet.id();
    return [
      `<clipPath id="${clip}">${outlined}</clipPath>${self} fill="${base}"/>`,
      overlay ? `${self} fill="${overlay}"/>` : '',
      `<g clip-path="url(#${clip})">${shading}</g>`,
      border ? `${self} fill="none"${border}/>` : '',
    ].join('');
  };
  const button = (x, y, r3 = 6, colour = palette.cream) => {
    const [bx, by] = unsteady([x, y]);
    const holes = d`M${bx - r3 * 0.28} ${by}h.1M${bx + r3 * 0.28} ${by}h.1`;
    return (
      `<circle cx="${Math.round(bx)}" cy="${Math.round(by)}" r="${r3}" fill="${colour}" stroke="${pen}" stroke-width="2"/>` +
      (r3 > 5 && sheet.crowd < 2 ? `<path d="${holes}" stroke="${pen}" stroke-width="2.6"/>` : '')
    );
  };
  return {
    sheet,
    fabric,
    ground,
    pen,
    thread,
    cloth: cloth2,
    inside,
    line: line2,
    stitch,
    fill: fill3,
    button,
    group: (turn, draw) => {
      const outer = transform;
      transform = `${outer} ${turn}`.trim();
      const art = draw();
      transform = outer;
      return `<g transform="${turn}">${art}</g>`;
    },
    clone: (id, dx, dy) => {
      silhouettes.push(`<g transform="translate(${dx} ${dy})">${silhouettes.join('')}</g>`);
      return `<use href="#${id}" x="${dx}" y="${dy}"/>`;
    },
    finish: ({ back = '', front, box, pegs = [], focus = [0, 120] }) => ({
      back,
      front,
      shadow: silhouettes.join(''),
      box,
      pegs,
      focus,
    }),
  };
}
function wobble(sheet) {
  const [a, b, c, e] = [sheet.between(0, 6), sheet.between(0, 6), sheet.between(0, 6), sheet.between(0, 6)];
  return ([x, y]) => [
    x + 1.9 * Math.sin(y / 61 + a) + 1.1 * Math.sin((x + y) / 37 + b),
    y + 1.7 * Math.sin(x / 67 + c) + 1.1 * Math.sin((x - y) / 41 + e),
  ];
}
function faint(opacity) {
  return opacity < 1 ? ` opacity="${opacity}"` : '';
}
function tenth(value) {
  return Math.round(value * 100) / 100;
}
function both(path) {
  return path + mirrored(path);
}
function plain2(color) {
  return { color };
}

// src/demo/pictures/garments/accessories.ts
function scarf(sheet, fabric, { trim }) {
  const pen = createPen(sheet, fabric);
  const fringe = (from, to, y, slope) => {
    const strands = Array.from({ length: 9 }, (_, index) => {
      const x = from + ((to - from) * (index + 0.5)) / 9;
      return d`M${x} ${y + slope * index}L${x + (index % 2 ? 3 : -3)} ${y + 36 + slope * index}`;
    }).join('');
    return pen.line(strands, 7) + pen.line(strands, 3.4, palette[trim ?? fabric.color]);
  };
  return pen.finish({
    front:
      fringe(-4, 104, 352, -1) +
      pen.cloth('M-44 2C10 -10 60 -8 72 6C88 120 98 250 108 352L-2 360C-14 240 -30 120 -44 2Z', {
        angle: -5,
        folds: [[[40, 20], [70, 350], 8, 9]],
      }) +
      fringe(-118, -14, 424, 1) +
      pen.cloth(
        'M-72 6C-60 -10 20 -12 52 2C44 60 6 120 -4 200C-12 290 -10 360 -10 432L-122 426C-116 300 -96 140 -72 6Z',
        {
          angle: 4,
          folds: [
            [[10, 8], [-40, 200], -18, 10],
            [[-40, 200], [-52, 426], 4, 7],
            [[-56, 20], [-84, 260], -8, 6],
          ],
          lights: [[[-28, 12], [-72, 300], -16, 8]],
        },
      ),
    box: { left: -126, right: 114, top: -12, bottom: 466 },
    pegs: [
      [-46, 2],
      [46, 2],
    ],
    focus: [-40, 240],
  });
}
function beanie(sheet, fabric, { trim = 'cream' }) {
  const pen = createPen(sheet, fabric);
  const pompom = symmetric(
    'M0 -62C-16 -74 -30 -62 -32 -52C-50 -52 -54 -34 -46 -24C-60 -12 -52 8 -38 10C-36 26 -14 32 0 22',
  );
  const dome = symmetric('M0 8C-70 8 -120 60 -126 140L-128 206Q-60 220 0 220');
  const brim = symmetric('M0 186C-60 186 -110 178 -134 172C-142 200 -142 236 -134 262C-90 278 -40 280 0 280');
  return pen.finish({
    front:
      pen.cloth(dome, {
        folds: [
          [[0, 20], [-66, 190], -22, 7],
          [[10, 20], [72, 190], 22, 8],
        ],
        lights: [[[-30, 26], [-98, 180], -22, 7]],
      }) +
      pen.cloth(brim, { fabric: { color: trim, pattern: 'ribs' }, lights: [[[-112, 256], [-116, 190], 4, 6]] }) +
      pen.cloth(pompom, { fabric: { color: trim, pattern: 'fleece' } }),
    box: { left: -142, right: 142, top: -76, bottom: 284 },
    pegs: [[0, -60]],
    focus: [0, 130],
  });
}
function mittens(sheet, fabric, { trim = 'cream', style = 'mittens' }) {
  const pen = createPen(sheet, fabric);
  const gloves = style === 'gloves';
  const hand = gloves
    ? 'M-58 74C-60 120 -66 150 -92 178C-106 196 -96 214 -80 206C-66 198 -58 188 -54 180L-56 272C-56 290 -32 292 -30 274L-24 210L-20 294C-18 312 6 310 6 292L6 210L16 286C20 302 42 298 40 280L32 206L46 262C52 278 70 272 68 256C64 210 58 150 52 74Z'
    : 'M-58 74C-60 110 -66 128 -86 152C-108 180 -96 212 -76 206C-62 202 -58 194 -52 186C-52 240 -36 290 0 292C44 292 66 240 62 186C62 140 56 110 52 74Z';
  const one = (turn, side) =>
    pen.cloth(turn(hand), {
      folds: [[[-54 * side, 176], [-30 * side, 110], 8 * side, 6]],
      lights: [[[-38, 230], [-36, 110], -4, 5]],
      ...(gloves ? { inside: pen.stitch(turn('M-22 110V160M0 106V160M22 110V160')) } : {}),
    }) +
    pen.cloth(turn('M-64 0Q0 10 58 0C66 26 64 56 58 82Q0 94 -64 82C-70 56 -70 26 -64 0Z'), {
      fabric: { color: trim, pattern: 'ribs' },
    });
  const cord = gloves
    ? ''
    : pen.line('M-100 16C-60 -16 60 -16 100 16', 6) + pen.line('M-100 16C-60 -16 60 -16 100 16', 3, palette[trim]);
  return pen.finish({
    front:
      cord +
      pen.group('translate(-116 8) rotate(7)', () => one((path) => mirrored(path), -1)) +
      pen.group('translate(116 14) rotate(-6)', () => one((path) => path, 1)),
    box: { left: -226, right: 222, top: -10, bottom: 322 },
    pegs: [
      [-112, 4],
      [112, 8],
    ],
    focus: [-100, 110],
  });
}
function sunhat(sheet, fabric, { trim = 'clay' }) {
  const pen = createPen(sheet, fabric);
  const weave = Array.from(
    { length: 6 },
    (_, index) =>
      d`M${-230 + index * 8} ${182 + index * 5}C-120 ${224 + index * 4} 120 ${224 + index * 4} ${230 - index * 8} ${182 + index * 5}`,
  ).join('');
  return pen.finish({
    front:
      pen.cloth(
        'M0 130C-120 130 -236 146 -244 182C-250 232 -110 258 0 258C110 258 250 232 244 182C236 146 120 130 0 130Z',
        { inside: pen.line(weave, 2, pen.pen, 0.35), lights: [[[-210, 186], [-60, 226], 14, 6]] },
      ) +
      pen.cloth(symmetric('M0 10C-70 8 -112 30 -116 90L-122 176Q-60 204 0 204'), {
        inside: pen.line('M-130 60Q0 40 130 60M-130 84Q0 66 130 84M-130 108Q0 92 130 108', 2, pen.pen, 0.35),
        folds: [
          [[-20, 20], [20, 60], -14, 7],
          [[80, 40], [90, 160], -8, 8],
        ],
        lights: [[[-96, 60], [-104, 150], -4, 7]],
      }) +
      pen.cloth('M-119 128Q0 160 119 128L123 176Q0 210 -123 176Z', { fabric: { color: trim }, depth: 0.7 }) +
      pen.cloth(
        'M84 150C100 122 138 116 136 142C136 160 108 164 90 160C112 176 126 204 134 226L112 222C104 200 94 180 78 166Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6 },
      ),
    box: { left: -250, right: 250, top: 4, bottom: 262 },
    pegs: [[0, 14]],
    focus: [0, 160],
  });
}
function cap(sheet, fabric, { trim = 'cream' }) {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    front:
      pen.cloth('M-92 176C-100 80 -40 16 44 16C126 18 168 80 168 208C110 234 -10 228 -92 176Z', {
        folds: [[[60, 24], [120, 196], 20, 6]],
        lights: [[[-60, 130], [10, 34], -22, 7]],
      }) +
      pen.cloth('M-92 176C-88 84 -44 26 44 16C6 60 -12 130 -10 214Q-56 200 -92 176Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
      }) +
      pen.line('M44 18C92 60 108 130 106 221', 2.6) +
      pen.stitch('M36 22C0 66 -18 130 -16 208M50 22C98 64 114 130 112 216') +
      pen.cloth(disc(46, 14, 14, 8), { ghost: true, depth: 0.4 }) +
      pen.cloth(
        'M-92 168C-160 166 -226 192 -238 218C-232 236 -190 232 -150 226C-90 218 -20 228 60 224C20 216 -50 200 -92 168Z',
        { folds: [[[-220, 216], [40, 206], -6, 5]], lights: [[[-210, 200], [-100, 182], -8, 5]] },
      ) +
      pen.stitch('M-216 212C-160 192 -90 196 10 204'),
    box: { left: -244, right: 174, top: 4, bottom: 234 },
    focus: [0, 120],
  });
}
function umbrella(sheet, fabric, { trim = 'tan' }) {
  const pen = createPen(sheet, fabric);
  const canopy =
    'M0 10C-130 14 -226 100 -238 214Q-200 184 -152 214Q-104 178 -52 214Q0 178 52 214Q104 178 152 214Q200 184 238 214C226 100 130 14 0 10Z';
  const underside =
    'M-238 214Q-200 184 -152 214Q-104 178 -52 214Q0 178 52 214Q104 178 152 214Q200 184 238 214C160 250 -160 250 -238 214Z';
  const art = pen.group('rotate(49)', () =>
    [
      pen.inside(underside),
      pen.line('M0 200V404C0 458 64 458 64 404', 17),
      pen.line('M0 200V336', 11, palette.pearl),
      pen.line('M0 336V404C0 458 64 458 64 404', 11, palette[trim]),
      pen.line('M0 14V-18', 9),
      pen.cloth(canopy, { folds: [[[60, 24], [190, 190], -24, 12]], lights: [[[-60, 26], [-196, 176], 26, 9]] }),
      pen.line(both('M0 10C-70 50 -132 130 -152 214M0 10C-28 60 -48 140 -52 214'), 2.6),
      pen.stitch('M-226 202Q-196 176 -152 204Q-104 168 -52 204Q0 168 52 204Q104 168 152 204Q196 176 226 202'),
    ].join(''),
  );
  return pen.finish({
    front: art,
    box: { left: -340, right: 96, top: -60, bottom: 324 },
    focus: [-40, 120],
  });
}
function socks(sheet, fabric, { trim = 'cream' }) {
  const pen = createPen(sheet, fabric);
  const sock =
    'M-36 4Q2 12 40 4C42 70 40 120 36 160C60 190 62 226 40 240C0 256 -60 262 -96 240C-120 222 -108 190 -80 186C-50 182 -38 160 -38 130Z';
  const id = sheet.id();
  const sockOnLine = pen.group(
    'translate(-48 0)',
    () =>
      pen.cloth(sock, { folds: [[[-36, 150], [30, 166], 12, 6]], lights: [[[-24, 30], [-24, 130], 3, 5]] }) +
      pen.cloth(
        'M-96 240C-120 222 -108 190 -80 186C-66 204 -66 232 -76 250Q-88 246 -96 240ZM38 160C60 190 62 226 40 240C20 220 20 186 38 160Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6, outline: 2.6 },
      ) +
      pen.cloth('M-38 -2Q2 6 42 -2L42 34Q2 42 -39 34Z', { fabric: { color: trim, pattern: 'ribs' }, depth: 0.6 }),
  );
  return pen.finish({
    front: `<g id="${id}">${sockOnLine}</g>${pen.clone(id, 128, 6)}`,
    box: { left: -160, right: 132, top: -6, bottom: 258 },
    pegs: [
      [-46, 2],
      [82, 6],
    ],
    focus: [-46, 100],
  });
}

// src/demo/pictures/garments/bags.ts
function backpack(sheet, fabric, { trim = 'tan' }) {
  const pen = createPen(sheet, fabric);
  const leather = plain2(trim);
  return pen.finish({
    back: '',
    front:
      pen.line('M-30 64C-36 6 36 6 30 64', 17) +
      pen.line('M-30 64C-36 6 36 6 30 64', 11, palette[trim]) +
      pen.cloth(both('M-138 150C-186 170 -190 330 -150 384L-128 380V150Z'), { fabric: leather }) +
      pen.cloth(symmetric('M0 48C-84 48 -138 82 -144 160L-150 372C-150 408 -130 420 -100 420H0'), {
        folds: [
          [[-120, 120], [-60, 90], -14, 6],
          [[118, 400], [122, 180], 8, 9],
        ],
        lights: [[[-126, 360], [-122, 180], -4, 7]],
      }) +
      pen.cloth(symmetric('M0 236H-96C-112 236 -116 248 -116 262L-120 380C-120 396 -110 402 -96 402H0'), {
        ghost: true,
        depth: 0.8,
      }) +
      pen.stitch(symmetric('M0 250H-92C-102 250 -104 256 -104 266L-107 376C-107 386 -102 390 -92 390H0')) +
      pen.cloth(symmetric('M0 58C-80 58 -126 92 -132 160L-134 196C-100 222 -50 226 0 226'), {
        folds: [[[-100, 196], [-40, 214], -4, 5]],
        lights: [[[-112, 170], [-70, 80], -20, 7]],
      }) +
      pen.stitch(symmetric('M0 72C-72 72 -112 102 -118 160L-120 188C-90 208 -46 213 0 213')) +
      pen.cloth(both('M-84 190H-56V290L-70 300L-84 290Z'), { fabric: leather, ghost: true, depth: 0.6 }) +
      pen.line(both(slab(-88, 244, 36, 24, 5)), 7) +
      pen.line(both(slab(-88, 244, 36, 24, 5)), 3.6, palette.marigold) +
      pen.cloth(disc(0, 140, 26), { fabric: leather, ghost: true, depth: 0.4, outline: 2.6 }) +
      pen.line('M-12 146L-2 132L4 140L8 134L14 146Z', 2.6, palette.cream),
    box: { left: -186, right: 186, top: 14, bottom: 422 },
    pegs: [[0, 24]],
    focus: [0, 200],
  });
}
function handbag(sheet, fabric, { trim = 'marigold' }) {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    front:
      pen.line('M-92 190C-96 -10 96 -10 92 190', 19) +
      pen.line('M-92 190C-96 -10 96 -10 92 190', 13, pen.ground) +
      pen.cloth(symmetric('M0 164H-128C-146 164 -150 178 -154 194L-180 352C-184 380 -170 388 -148 388H0'), {
        folds: [
          [[-150, 370], [-100, 250], -10, 8],
          [[150, 376], [120, 220], 14, 9],
        ],
        lights: [[[-152, 350], [-136, 220], -4, 7]],
      }) +
      pen.cloth(symmetric('M0 158H-132C-148 158 -152 170 -152 186C-142 250 -80 290 0 292'), {
        lights: [[[-130, 190], [-60, 270], 16, 7]],
      }) +
      pen.stitch(symmetric('M0 172H-126C-136 172 -138 178 -138 186C-128 240 -74 276 0 278')) +
      pen.stitch(symmetric('M0 374H-140C-160 374 -168 368 -164 350')) +
      pen.cloth(slab(-20, 268, 40, 46, 10), { fabric: plain2(trim), ghost: true, depth: 0.6 }) +
      pen.fill(slab(-5, 284, 10, 16, 4), palette.cocoa) +
      pen.line(both(disc(-92, 186, 13)), 8) +
      pen.line(both(disc(-92, 186, 13)), 4, palette[trim]),
    box: { left: -186, right: 186, top: 34, bottom: 390 },
    pegs: [[0, 42]],
    focus: [0, 240],
  });
}
function tote(sheet, fabric, { trim = 'clay' }) {
  const pen = createPen(sheet, fabric);
  return pen.finish({
    back:
      pen.line('M-58 170C-58 30 -24 10 0 8C24 10 58 30 58 170', 19) +
      pen.line('M-58 170C-58 30 -24 10 0 8C24 10 58 30 58 170', 13, palette[trim]),
    front:
      pen.cloth(symmetric('M0 164Q-80 158 -142 156L-150 392C-150 408 -142 412 -128 412H0'), {
        folds: [
          [[-56, 190], [-110, 320], -14, 7],
          [[60, 190], [116, 300], 14, 7],
          [[-40, 410], [-60, 330], 8, 7],
        ],
        lights: [[[-124, 390], [-120, 190], -4, 7]],
      }) +
      pen.stitch('M-142 176Q0 190 142 176') +
      pen.line('M-62 246C-66 120 -44 14 -6 6C44 8 66 110 62 246', 21) +
      pen.line('M-62 246C-66 120 -44 14 -6 6C44 8 66 110 62 246', 15, palette[trim]) +
      pen.stitch(both('M-62 244C-64 220 -64 190 -63 170'), palette.cream) +
      pen.cloth('M0 360C-30 340 -54 322 -54 296C-54 268 -18 262 0 288C18 262 54 268 54 296C54 322 30 340 0 360Z', {
        fabric: plain2(trim),
        ghost: true,
        depth: 0.4,
        outline: 0,
      }),
    box: { left: -156, right: 156, top: -4, bottom: 414 },
    pegs: [[0, 8]],
    focus: [0, 250],
  });
}

// src/demo/pictures/garments/bottoms.ts
var cuts = {
  jeans: { waist: 90, hip: 116, outer: 132, inner: 44, crotch: 172, length: 436 },
  cord: { waist: 90, hip: 116, outer: 132, inner: 40, crotch: 172, length: 430 },
  tailored: { waist: 86, hip: 112, outer: 122, inner: 38, crotch: 170, length: 440 },
  leggings: { waist: 72, hip: 92, outer: 84, inner: 36, crotch: 150, length: 426 },
  joggers: { waist: 92, hip: 120, outer: 112, inner: 48, crotch: 176, length: 400 },
  shorts: { waist: 94, hip: 126, outer: 152, inner: 12, crotch: 154, length: 250 },
  pyjama: { waist: 96, hip: 122, outer: 146, inner: 30, crotch: 170, length: 408 },
};
function trousers(sheet, fabric, { style = 'jeans', trim, fit }) {
  const pen = createPen(sheet, fabric);
  const cut = { ...cuts[style] };
  if (fit === 'child') {
    cut.length = style === 'shorts' ? 230 : 336;
    cut.waist += 4;
  }
  const { waist, hip, outer, inner, crotch, length } = cut;
  const gold = '#E0B26A';
  const half = d`M0 10H${-waist}C${-waist - 10} 60 ${-hip} 90 ${-hip} 128C${-hip} 210 ${-outer} ${length - 120} ${-outer} ${length}Q${-(outer + inner) / 2} ${length + 7} ${-inner} ${length + 2}C${-inner + 4} ${length - 90} -8 ${crotch + 60} 0 ${crotch}`;
  const legs = {
    folds: [
      [[-6, crotch - 4], [-hip * 0.7, crotch + 34], -10, 6],
      [[6, crotch - 4], [hip * 0.72, crotch + 40], 12, 7],
      [[-inner - 6, length - 16], [-16, crotch + 54], 4, 7],
      [[outer - 10, length - 20], [hip - 12, 170], -6, 9],
      [[-hip + 6, 128], [-hip * 0.5, 158], 8, 5],
    ],
    lights: [
      [[-outer + 22, length - 10], [-hip + 24, 150], -4, 8],
      [[inner + 22, length - 16], [26, crotch + 60], 2, 6],
    ],
  };
  const kinds = { jeans, cord: jeans, tailored, leggings: soft, joggers: soft, shorts: soft, pyjama: soft };
  const cuffs =
    style === 'joggers'
      ? pen.cloth(
          both(
            d`M${-outer + 12} ${length - 4}Q${-(outer + inner) / 2} ${length + 4} ${-inner - 4} ${length - 2}L${-inner - 10} ${length + 34}Q${-(outer + inner) / 2} ${length + 40} ${-outer + 20} ${length + 32}Z`,
          ),
          { fabric: { color: trim ?? fabric.color, pattern: 'ribs' } },
        )
      : '';
  const ends =
    style === 'shorts' || style === 'jeans' || style === 'cord'
      ? pen.stitch(
          both(d`M${-outer - 4} ${length - 14}Q${-(outer + inner) / 2} ${length - 6} ${-inner + 8} ${length - 12}`),
          style === 'jeans' ? gold : pen.thread,
        )
      : '';
  const side =
    trim && style !== 'tailored' && style !== 'cord'
      ? pen.line(
          both(
            d`M${-waist - 4} 20C${-waist - 12} 60 ${-hip + 8} 90 ${-hip + 8} 128C${-hip + 8} 210 ${-outer + 8} ${length - 120} ${-outer + 8} ${length + 8}`,
          ),
          12,
          palette[trim],
        )
      : '';
  const middle = pen.line(d`M0 30V${crotch + 2}`, 2.6);
  function jeans() {
    const thread = style === 'jeans' ? gold : pen.thread;
    return (
      middle +
      pen.stitch('M22 34V98Q20 124 2 132', thread) +
      pen.line(both('M-94 66C-70 66 -54 54 -50 32'), 2.6) +
      pen.stitch(both('M-98 74C-64 76 -46 60 -42 34'), thread) +
      band2(30) +
      pen.stitch('M-94 6Q0 16 94 6M-94 24Q0 34 94 24', thread) +
      pen.cloth(both(slab(-60, -4, 13, 40, 3)), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.button(2, 18, 8, palette.marigold)
    );
  }
  function tailored() {
    return (
      middle +
      pen.line(both(d`M-52 36C-58 150 -76 300 ${-(outer + inner) / 2} ${length}`), 2.4, pen.pen, 0.65) +
      pen.line(both('M-98 40L-84 110'), 3) +
      band2(26) +
      pen.cloth(both(slab(-58, -4, 10, 34, 3)), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.button(8, 15, 5)
    );
  }
  function soft() {
    const laces2 =
      style === 'leggings'
        ? ''
        : pen.line(
            'M-10 22C-22 50 -26 70 -22 94M10 22C20 46 22 62 16 84',
            4.5,
            style === 'pyjama' || style === 'joggers' ? palette.cream : pen.thread,
          );
    return (
      (style === 'leggings' ? pen.stitch(d`M0 44V${crotch}`) : middle) +
      (style === 'leggings' ? '' : pen.line(both('M-104 96C-84 84 -76 64 -74 40'), 2.8)) +
      band2(style === 'leggings' ? 44 : 32, true) +
      laces2
    );
  }
  function band2(height, elastic = false) {
    const colour = elastic && trim && style !== 'joggers' ? trim : fabric.color;
    return pen.cloth(
      d`M${-waist} -2Q0 8 ${waist} -2L${waist + 2} ${height}Q0 ${height + 10} ${-waist - 2} ${height}Z`,
      { fabric: elastic ? { color: colour, pattern: 'ribs' } : fabric, depth: 0.6 },
    );
  }
  return pen.finish({
    front: cuffs + pen.cloth(symmetric(half), { ...legs, inside: side + ends }) + kinds[style](),
    box: { left: -outer - 4, right: outer + 4, top: -8, bottom: length + (style === 'joggers' ? 40 : 10) },
    pegs: [
      [-waist + 16, 4],
      [waist - 16, 4],
    ],
    focus: [0, 80],
  });
}

// src/demo/pictures/garments/torso.ts
var body = {
  neck: 50,
  neckDepth: 54,
  shoulder: 116,
  drop: 26,
  chest: 116,
  arm: 128,
  waist: 112,
  hem: 120,
  length: 388,
  sag: 8,
};
function torsoPath(torso) {
  return symmetric(torsoHalf(torso));
}
function torsoHalf({ neck, neckDepth, shoulder, drop, chest, arm, waist, hem, length, sag: sag2 }) {
  const middle = arm + (length - arm) * 0.42;
  return d`M0 ${neckDepth}C${-neck * 0.62} ${neckDepth} ${-neck * 0.96} ${neckDepth * 0.52} ${-neck} 0Q${-(neck + shoulder) / 2} ${drop * 0.32} ${-shoulder} ${drop}C${-shoulder + 15} ${drop + 34} ${-chest + 14} ${arm - 34} ${-chest} ${arm}C${-chest + 2} ${arm + 40} ${-waist} ${middle - 46} ${-waist} ${middle}C${-waist} ${middle + 60} ${-hem} ${length - 70} ${-hem} ${length - 8}Q${-hem} ${length} ${-hem + 8} ${length + 1}Q${-hem * 0.5} ${length + sag2} 0 ${length + sag2}`;
}
function neckBack({ neck, neckDepth }, rise = 8) {
  return symmetric(
    d`M0 ${rise + 6}C${-neck * 0.5} ${rise + 6} ${-neck * 0.9} ${rise * 0.4} ${-neck} -1C${-neck * 0.96} ${neckDepth * 0.6} ${-neck * 0.6} ${neckDepth + 3} 0 ${neckDepth + 3}`,
  );
}
function neckBand({ neck, neckDepth }, width) {
  const low = neckDepth + width;
  return d`M${-neck} -1C${-neck * 0.96} ${neckDepth * 0.52} ${-neck * 0.62} ${neckDepth} 0 ${neckDepth}C${neck * 0.62} ${neckDepth} ${neck * 0.96} ${neckDepth * 0.52} ${neck} -1L${neck + width * 0.85} 3C${neck + width * 0.7} ${low * 0.6} ${neck * 0.72} ${low} 0 ${low}C${-neck * 0.72} ${low} ${-neck - width * 0.7} ${low * 0.6} ${-neck - width * 0.85} 3Z`;
}
function sleeveShape({ shoulder, drop, chest, arm }, { tip, cuff, band: band2 = 0, bow = 10 }) {
  const [tx, ty] = tip;
  const rootX = -(shoulder + chest) / 2;
  const rootY = (drop + arm) / 2;
  const length = Math.hypot(tx - rootX, ty - rootY);
  const ux = (tx - rootX) / length;
  const uy = (ty - rootY) / length;
  const nx = -uy;
  const ny = ux;
  const at = (along, across) => d`${tx - ux * along + nx * across} ${ty - uy * along + ny * across}`;
  const half = cuff / 2;
  const bulge = band2 ? half * 1.18 : half;
  const sleeve = d`M${-shoulder + 20} ${drop - 9}L${-shoulder} ${drop}C${-shoulder - length * 0.13} ${drop + length * 0.05} ${at(length * 0.5, bulge + bow)} ${at(band2, bulge)}L${at(band2, -bulge)}C${at(length * 0.42, -bulge - bow * 0.3)} ${-chest - 8} ${arm + 22} ${-chest + 2} ${arm + 8}L${-shoulder + 40} ${arm - 20}Z`;
  const cuffPath = `M${at(band2 + 2, half)}Q${at(band2 * 0.5, half + 3)} ${at(0, half - 1)}Q${at(-3, 0)} ${at(0, -half + 1)}Q${at(band2 * 0.5, -half - 3)} ${at(band2 + 2, -half)}Z`;
  const seam = (inset) => `M${at(inset, bulge - 2)}Q${at(inset - 3, 0)} ${at(inset, -bulge + 2)}`;
  return { sleeve, band: band2 ? cuffPath : '', seam, angle: (Math.atan2(-ux, uy) * 180) / Math.PI };
}
function sleeves(pen, torso, sleeve, { trim, stitched = false, cloth: cloth2 = {} } = {}) {
  const shape2 = sleeveShape(torso, sleeve);
  const [tx, ty] = sleeve.tip;
  const x = -torso.chest;
  const y = torso.arm;
  const long = ty - y > 80;
  const elbow = [(tx + x) / 2, (ty + y) / 2 - 10];
  const seams = stitched ? pen.stitch(shape2.seam(13)) : '';
  const left2 = pen.cloth(shape2.sleeve, {
    angle: shape2.angle,
    folds: [
      [[x + 2, y - 6], [x - 26, y + 44], 7, 7],
      ...(long
        ? [
            [[elbow[0] + 26, elbow[1]], [elbow[0] - 20, elbow[1] + 26], -7, 5],
            [[tx + 8, ty - 30], [elbow[0] + 16, elbow[1] + 34], 5, 5],
          ]
        : []),
    ],
    lights: long ? [[[-torso.shoulder - 4, torso.drop + 44], [tx - 4, ty - 70], 14, 5]] : [],
    inside: seams,
    ...cloth2,
  });
  const right = pen.cloth(mirrored(shape2.sleeve), {
    angle: -shape2.angle,
    folds: [
      [[-x - 2, y - 6], [-x + 26, y + 44], -7, 7],
      ...(long
        ? [
            [[-elbow[0] - 26, elbow[1]], [-elbow[0] + 20, elbow[1] + 26], 7, 5],
            [[-tx - 8, ty - 30], [-elbow[0] - 16, elbow[1] + 34], -5, 5],
          ]
        : []),
    ],
    inside: stitched ? pen.stitch(mirrored(shape2.seam(13))) : '',
    ...cloth2,
  });
  const cuffs = !shape2.band
    ? ''
    : pen.sheet.crowd > 1
      ? pen.cloth(both(shape2.band), { depth: 0.7, ...trim })
      : pen.cloth(shape2.band, { angle: shape2.angle, depth: 0.7, ...trim }) +
        pen.cloth(mirrored(shape2.band), { depth: 0.7, ...trim, angle: -shape2.angle });
  return left2 + right + cuffs;
}
function frontFolds({ chest, arm, waist, length, shoulder, drop }) {
  return {
    folds: [
      [[-chest + 4, arm + 8], [-chest + 66, arm + 74], 12, 7],
      [[chest - 4, arm + 6], [chest - 52, arm + 92], -16, 8],
      [[-waist * 0.52, length - 4], [-waist * 0.36, length - 150], -10, 8],
      [[waist * 0.58, length - 2], [waist * 0.4, length - 120], 8, 7],
      [[shoulder * 0.8, drop + 8], [shoulder * 0.56, drop + 92], -9, 5],
    ],
    lights: [
      [[-waist * 0.72, length - 6], [-waist * 0.62, length - 190], -8, 6],
      [[-shoulder * 0.74, drop + 12], [-shoulder * 0.58, drop + 104], 8, 5],
    ],
  };
}
function hemStitch(pen, { hem, length, sag: sag2 }, inset = 14) {
  return pen.stitch(
    d`M${-hem - 2} ${length - inset}Q${-hem * 0.5} ${length + sag2 - inset} 0 ${length + sag2 - inset}Q${hem * 0.5} ${length + sag2 - inset} ${hem + 2} ${length - inset}`,
  );
}

// src/demo/pictures/garments/children.ts
function dungarees(sheet, fabric, { trim = 'marigold', legs = 'long', patch = 'none' }) {
  const pen = createPen(sheet, fabric);
  const gold = '#E0B26A';
  const long = legs === 'long';
  const end = long ? 404 : 300;
  const trousersPath = symmetric(
    `M0 176H-98C-108 210 -118 240 -122 270C-126 ${end - 60} -130 ${end - 40} -130 ${end}Q-86 ${end + 8} -40 ${end + 2}C-34 ${end - 40} -16 310 0 286`,
  );
  const bib2 = symmetric('M0 74C-30 74 -50 72 -64 68C-66 110 -72 132 -98 156V184H0');
  const strap = 'M-62 96C-66 60 -54 20 -34 -6L-12 4C-32 28 -42 60 -40 98Z';
  const cuff = both(
    `M-134 ${end - 26}Q-86 ${end - 18} -34 ${end - 22}L-36 ${end + 6}Q-86 ${end + 12} -134 ${end + 4}Z`,
  );
  const badge =
    patch === 'heart'
      ? pen.fill(symmetric('M0 152C-10 142 -26 132 -26 118C-26 104 -8 102 0 114'), palette[trim])
      : patch === 'star'
        ? pen.fill('M0 98L8 118L30 119L13 133L19 154L0 142L-19 154L-13 133L-30 119L-8 118Z', palette[trim])
        : pen.stitch('M-30 118H30');
  const front =
    pen.cloth(both(strap), {}) +
    pen.cloth(trousersPath, {
      folds: [
        [[-4, 284], [-80, 304], -8, 6],
        [[6, 284], [84, 312], 10, 7],
        [[110, end - 30], [112, 230], -4, 9],
      ],
      lights: [[[-108, end - 30], [-104, 220], -4, 7]],
    }) +
    pen.cloth(cuff, { fabric: { color: trim === 'marigold' ? 'cream' : trim }, depth: 0.5 }) +
    pen.cloth(bib2, { inside: pen.stitch(both('M-56 78C-58 112 -64 138 -92 162') + 'M-60 82Q0 88 60 82', gold) }) +
    pen.cloth('M-102 172Q0 182 102 172L104 202Q0 212 -104 202Z', {
      inside: pen.stitch('M-106 180Q0 190 106 180M-106 195Q0 205 106 195', gold),
      depth: 0.6,
    }) +
    pen.cloth('M-40 102H40V146L0 164L-40 146Z', { ghost: true, depth: 0.5, outline: 2.6 }) +
    badge +
    pen.line(both('M-112 214C-92 216 -74 226 -70 250'), 2.6) +
    pen.cloth(both(slab(-63, 78, 26, 24, 6)), { fabric: { color: 'pearl' }, ghost: true, depth: 0.4, outline: 2.4 }) +
    pen.button(-50, 90, 6, palette.marigold) +
    pen.button(50, 90, 6, palette.marigold);
  return pen.finish({
    front,
    box: { left: -138, right: 138, top: -10, bottom: end + 12 },
    pegs: [
      [-26, 0],
      [26, 0],
    ],
    focus: [0, 130],
  });
}
function sleepsuit(sheet, fabric, { trim = 'cream', style = 'feet' }) {
  const pen = createPen(sheet, fabric);
  const torso = { ...body, neck: 46, neckDepth: 36, shoulder: 100, drop: 22, chest: 104, arm: 112 };
  const feet = style === 'feet';
  const suit = feet
    ? 'M0 36C-28 36 -44 20 -46 0Q-72 6 -100 22C-86 54 -88 84 -104 112C-108 170 -116 220 -118 258C-122 310 -118 336 -124 352C-146 360 -152 388 -128 392C-96 398 -62 396 -52 386C-48 340 -26 316 0 298'
    : 'M0 36C-28 36 -44 20 -46 0Q-72 6 -100 22C-86 54 -88 84 -104 112C-108 160 -116 190 -116 232L-118 286Q-92 306 -66 304C-52 288 -26 292 0 300';
  const snaps = [62, 100, 138, 176, 214, 252].map((y) => pen.button(0, y, 5, palette[trim])).join('');
  const legSnaps = feet
    ? [
        [-14, 292],
        [-32, 322],
        [-42, 354],
      ]
        .map(([x = 0, y = 0]) => pen.button(x, y, 5, palette[trim]))
        .join('')
    : '';
  const front =
    sleeves(
      pen,
      torso,
      feet ? { tip: [-186, 216], cuff: 52, band: 18, bow: 10 } : { tip: [-164, 128], cuff: 76, band: 12, bow: 6 },
      { trim: { fabric: { color: trim } } },
    ) +
    pen.cloth(symmetric(suit), {
      folds: [
        [[-100, 118], [-50, 160], 10, 6],
        [[100, 118], [56, 170], -12, 6],
        [[-8, 300], [-86, 296], 10, 6],
        [[10, 300], [92, 290], -10, 7],
      ],
      lights: [[[-96, 330], [-92, 180], -6, 6]],
    }) +
    pen.line(feet ? 'M0 40V296M-2 296C-24 312 -42 336 -48 384' : 'M0 40V296', 2.6) +
    (feet
      ? pen.line(both('M-124 352Q-86 362 -52 352'), 2.6)
      : pen.cloth(both('M-120 278Q-92 298 -64 294L-66 312Q-94 314 -122 298Z'), {
          fabric: { color: trim },
          depth: 0.5,
        })) +
    snaps +
    legSnaps +
    pen.cloth(neckBand(torso, 12), { fabric: { color: trim }, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -214, right: 214, top: -4, bottom: feet ? 396 : 316 },
    pegs: [
      [-76, 10],
      [76, 10],
    ],
    focus: [0, 100],
  });
}
function bodysuit(sheet, fabric, { trim = 'cream', motif = 'none' }) {
  const pen = createPen(sheet, fabric);
  const torso = { ...body, neck: 50, neckDepth: 40, shoulder: 102, drop: 22, chest: 104, arm: 110 };
  const suit = symmetric(
    'M0 40C-30 40 -48 20 -50 0Q-74 6 -102 22C-88 54 -90 84 -104 110C-108 150 -108 180 -108 214C-78 222 -46 252 -40 296Q-20 302 0 302',
  );
  const art =
    motif === 'bear'
      ? pen.fill(`${disc(-26, 116, 13)}${disc(26, 116, 13)}${disc(0, 142, 38, 34)}`, palette.tan) +
        pen.fill(disc(0, 152, 17, 13), palette.cream) +
        pen.fill(`${disc(-15, 134, 4)}${disc(15, 134, 4)}${disc(0, 147, 5, 4)}`, palette.ink)
      : motif === 'cloud'
        ? pen.fill(
            'M-44 164C-64 164 -64 134 -42 134C-42 108 -4 104 2 124C22 114 44 126 38 142C58 144 56 164 40 164Z',
            palette.cream,
          ) + pen.line('M-24 178L-28 190M0 178L-4 190M24 178L20 190', 5, palette.denim)
        : '';
  const front =
    sleeves(pen, torso, { tip: [-166, 124], cuff: 78, band: 12, bow: 6 }, { trim: { fabric: { color: trim } } }) +
    pen.cloth(suit, {
      folds: (frontFolds({ ...torso, waist: 100, length: 260 }).folds ?? []).slice(0, 2),
      lights: [[[-92, 210], [-90, 120], -4, 6]],
      inside: art,
    }) +
    pen.line(both('M-110 214C-78 222 -46 252 -40 298'), 11) +
    pen.line(both('M-110 214C-78 222 -46 252 -40 298'), 6.5, palette[trim]) +
    [-24, 0, 24].map((x) => pen.button(x, 290, 5, palette[trim])).join('') +
    pen.line('M-50 0C-64 24 -84 40 -98 44M50 0C64 24 84 40 98 44', 2.6) +
    pen.cloth(neckBand(torso, 12), { fabric: { color: trim }, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -206, right: 206, top: -4, bottom: 306 },
    pegs: [
      [-78, 10],
      [78, 10],
    ],
    focus: [0, 120],
  });
}
function bib(sheet, fabric, { trim = 'cream' }) {
  const pen = createPen(sheet, fabric);
  const shape2 = symmetric(
    'M0 62C-34 62 -40 30 -34 0C-52 -4 -66 8 -72 30C-92 70 -98 120 -84 156C-66 190 -30 198 0 198',
  );
  return pen.finish({
    front: pen.cloth(shape2, { inside: pen.line(shape2, 16, palette[trim]), lights: [[[-62, 150], [-56, 60], -8, 6]] }),
    box: { left: -98, right: 98, top: -4, bottom: 200 },
    pegs: [
      [-46, 4],
      [46, 4],
    ],
    focus: [0, 120],
  });
}

// src/demo/pictures/garments/dresses.ts
function dress(sheet, fabric, { style = 'sun', trim }) {
  const pen = createPen(sheet, fabric);
  const ribbon = { color: trim ?? fabric.color };
  if (style === 'wrap' || style === 'girl') return sleevedDress(sheet, fabric, style, trim);
  const shift = style === 'shift';
  const gown = style === 'gown';
  const hem = gown ? 520 : 432;
  const wide2 = gown ? 178 : shift ? 128 : 186;
  const waistY = shift ? 196 : 176;
  const bodice = shift
    ? 'M0 62C-34 62 -50 34 -54 2L-92 8C-88 50 -86 90 -104 122'
    : 'M0 76C-18 58 -44 52 -62 66C-74 78 -88 96 -100 116';
  const outline = symmetric(
    d`${bodice}C-102 150 -84 160 ${shift ? -98 : -80} ${waistY}C${shift ? -110 : -112} ${waistY + 80} ${-wide2} ${hem - 120} ${-wide2} ${hem - 8}C${-wide2 * 0.72} ${hem + (gown ? 4 : 12)} ${-wide2 * 0.36} ${hem - 4} 0 ${hem + 8}`,
  );
  const pleats = shift
    ? [
        [[-60, hem], [-50, 210], -8, 8],
        [[54, hem], [40, 180], 8, 9],
      ]
    : [-0.72, -0.36, 0.06, 0.42, 0.76].map((t) => [
        [t * wide2, hem + 8],
        [t * 62, waistY + 14],
        t * 20,
        9 + Math.abs(t) * 5,
      ]);
  const lights = shift
    ? [[[-86, hem], [-80, 200], 0, 7]]
    : [-0.55, 0.22].map((t) => [[t * wide2, hem], [t * 60, waistY + 20], t * 18, 7]);
  const straps = shift
    ? ''
    : pen.line('M-60 70C-62 40 -56 16 -48 0M60 70C62 40 56 16 48 0', 13) +
      pen.line('M-60 70C-62 40 -56 16 -48 0M60 70C62 40 56 16 48 0', 8, palette[ribbon.color]);
  const waist = shift
    ? ''
    : pen.cloth(
        d`M-82 ${waistY - 12}Q0 ${waistY + 2} 82 ${waistY - 12}L81 ${waistY + 10}Q0 ${waistY + 24} -81 ${waistY + 10}Z`,
        { fabric: ribbon, ghost: true, depth: 0.6 },
      );
  const bow =
    trim && !shift
      ? pen.cloth(
          d`M-40 ${waistY + 8}C-60 ${waistY - 14} -84 ${waistY - 10} -82 ${waistY + 10}C-80 ${waistY + 28} -56 ${waistY + 26} -40 ${waistY + 8}C-26 ${waistY + 28} -2 ${waistY + 30} 0 ${waistY + 12}C2 ${waistY - 8} -22 ${waistY - 10} -40 ${waistY + 8}Z`,
          { fabric: ribbon, ghost: true },
        ) +
        pen.cloth(
          d`M-46 ${waistY + 10}L-62 ${waistY + 74}L-46 ${waistY + 68}L-36 ${waistY + 14}L-22 ${waistY + 66}L-8 ${waistY + 64}L-34 ${waistY + 8}Z`,
          { fabric: ribbon, ghost: true, depth: 0.5 },
        )
      : '';
  const hemline = pen.stitch(
    d`M${-wide2} ${hem - 22}C${-wide2 * 0.7} ${hem - 4} ${-wide2 * 0.36} ${hem - 18} 0 ${hem - 8}C${wide2 * 0.36} ${hem - 18} ${wide2 * 0.7} ${hem - 4} ${wide2} ${hem - 22}`,
  );
  const darts = shift
    ? pen.line(both('M-98 150L-56 134'), 2.4, pen.pen, 0.7)
    : pen.line(both('M-40 62C-46 100 -42 140 -38 166'), 2.4, pen.pen, 0.7);
  return pen.finish({
    back: shift
      ? pen.inside(symmetric('M0 14C-30 14 -48 8 -54 2C-50 34 -34 64 0 64'))
      : pen.cloth('M-58 74Q0 54 58 74L50 96H-50Z', { fabric: { color: fabric.color }, ghost: true, depth: 0 }),
    front:
      straps +
      pen.cloth(outline, { folds: pleats, lights, inside: hemline }) +
      darts +
      waist +
      bow +
      (shift && trim
        ? pen.cloth(symmetric('M0 62C-34 62 -50 34 -54 2L-68 4C-64 46 -42 78 0 78'), {
            fabric: ribbon,
            ghost: true,
            depth: 0.5,
          })
        : ''),
    box: { left: -wide2 - 4, right: wide2 + 4, top: -2, bottom: hem + 12 },
    pegs: shift
      ? [
          [-74, 6],
          [74, 6],
        ]
      : [
          [-50, 4],
          [50, 4],
        ],
    focus: [0, waistY - 40],
  });
}
function sleevedDress(sheet, fabric, style, trim) {
  const pen = createPen(sheet, fabric);
  const ribbon = { color: trim ?? fabric.color };
  const girl = style === 'girl';
  const hem = girl ? 344 : 424;
  const wide2 = girl ? 168 : 164;
  const torso = {
    ...body,
    neck: 50,
    neckDepth: 44,
    shoulder: girl ? 96 : 106,
    drop: 20,
    chest: girl ? 96 : 104,
    arm: 108,
  };
  const top = girl
    ? 'M0 44C-31 44 -48 24 -50 0Q-72 4 -96 20C-82 52 -82 84 -96 108'
    : 'M0 132C-22 100 -44 56 -50 0Q-78 6 -106 20C-92 52 -92 84 -104 108';
  const waistY = girl ? 156 : 190;
  const outline = symmetric(
    d`${top}C-96 130 ${girl ? -88 : -84} 140 ${girl ? -86 : -84} ${waistY}C-104 ${waistY + 60} ${-wide2} ${hem - 110} ${-wide2} ${hem - 8}C${-wide2 * 0.7} ${hem + 12} ${-wide2 * 0.36} ${hem - 2} 0 ${hem + 8}`,
  );
  const pleats = [-0.7, -0.3, 0.1, 0.45, 0.78].map((t) => [
    [t * wide2, hem + 8],
    [t * 66, waistY + 14],
    t * 18,
    9 + Math.abs(t) * 4,
  ]);
  const collar2 = 'M0 42C-30 42 -48 24 -50 -3L-60 2C-74 36 -62 70 -34 74C-12 74 -2 60 0 42Z';
  const details = girl
    ? pen.cloth(collar2, { fabric: { color: trim ?? 'cream' }, ghost: true, depth: 0.6 }) +
      pen.cloth(mirrored(collar2), { fabric: { color: trim ?? 'cream' }, ghost: true, depth: 0.6 }) +
      [88, 112, 136].map((y) => pen.button(0, y, 5)).join('')
    : pen.line('M50 0C44 60 10 120 -78 176', 2.8) +
      pen.line('M-50 0C-44 50 -26 92 -6 122', 2.8) +
      pen.line('M-70 206C-78 270 -92 340 -76 428', 2.8);
  const sash = pen.cloth(
    d`M-86 ${waistY - 12}Q0 ${waistY} 86 ${waistY - 12}L86 ${waistY + 10}Q0 ${waistY + 22} -86 ${waistY + 10}Z`,
    { fabric: ribbon, ghost: true, depth: 0.6 },
  );
  const knot = girl
    ? ''
    : pen.cloth(
        d`M-70 ${waistY}L-104 ${waistY + 112}L-82 ${waistY + 108}L-60 ${waistY + 20}L-52 ${waistY + 92}L-32 ${waistY + 88}L-52 ${waistY}Z`,
        { fabric: ribbon, ghost: true, depth: 0.6 },
      ) + pen.cloth(slab(-78, waistY - 12, 28, 28, 9), { fabric: ribbon, ghost: true, depth: 0.5 });
  return pen.finish({
    back: pen.inside(girl ? neckBack(torso) : 'M-50 0C-24 12 24 12 50 0C44 60 24 110 0 138C-24 110 -44 60 -50 0Z'),
    front:
      sleeves(
        pen,
        torso,
        girl ? { tip: [-148, 104], cuff: 70, band: 10, bow: 22 } : { tip: [-172, 158], cuff: 88, bow: 10 },
        { stitched: !girl, trim: { fabric: ribbon } },
      ) +
      pen.cloth(outline, {
        folds: pleats,
        lights: [[[-0.5 * wide2, hem], [-34, waistY + 20], -10, 7]],
        inside: pen.stitch(
          d`M${-wide2} ${hem - 24}C${-wide2 * 0.7} ${hem - 4} ${-wide2 * 0.36} ${hem - 18} 0 ${hem - 8}C${wide2 * 0.36} ${hem - 18} ${wide2 * 0.7} ${hem - 4} ${wide2} ${hem - 24}`,
        ),
      }) +
      details +
      sash +
      knot,
    box: { left: girl ? -196 : -214, right: girl ? 196 : 214, top: -6, bottom: hem + 12 },
    pegs: [
      [-80, 10],
      [80, 10],
    ],
    focus: [0, 110],
  });
}
function skirt(sheet, fabric, { style = 'flared', trim }) {
  const pen = createPen(sheet, fabric);
  const pencil = style === 'pencil';
  const tutu = style === 'tutu';
  const hem = pencil ? 372 : tutu ? 220 : 344;
  const wide2 = pencil ? 104 : tutu ? 222 : style === 'pleated' ? 182 : 202;
  const waist = 84;
  const half = pencil
    ? d`M0 20H${-waist}C-128 110 -122 180 ${-wide2} ${hem}Q-50 ${hem + 8} 0 ${hem + 8}`
    : d`M0 20H${-waist}C-104 110 ${-wide2 * 0.86} ${hem - 130} ${-wide2} ${hem - 10}C${-wide2 * 0.72} ${hem + 14} ${-wide2 * 0.4} ${hem - 4} 0 ${hem + 10}`;
  const scallops = symmetric(
    d`M0 20H-84C-120 60 -176 110 -222 180Q-214 206 -186 198Q-176 224 -144 212Q-126 238 -96 220Q-72 244 -46 226Q-24 244 0 228`,
  );
  const steps =
    style === 'pleated'
      ? [-0.82, -0.6, -0.38, -0.14, 0.12, 0.36, 0.58, 0.82]
      : pencil
        ? [-0.5, 0.5]
        : [-0.74, -0.4, 0.02, 0.4, 0.74];
  const folds = steps.map((t) => [
    [t * wide2, hem + 8],
    [t * waist, 44],
    pencil ? t * -20 : t * 26,
    style === 'pleated' ? 7 : 10,
  ]);
  const pleats =
    style === 'pleated'
      ? pen.line(steps.map((t) => d`M${t * waist} 24L${t * wide2 + 6} ${hem + 4}`).join(''), 2.4, pen.pen, 0.75)
      : '';
  const layers = tutu
    ? pen.cloth(scallops, { depth: 0.8, folds }) +
      `<g opacity=".72" transform="translate(0 4) scale(.86 .78)">${pen.cloth(scallops, { fabric: { color: trim ?? 'cream' }, ghost: true })}</g>`
    : '';
  const band2 = pen.cloth('M-86 -2Q0 6 86 -2L87 26Q0 36 -87 26Z', {
    fabric: { color: tutu ? fabric.color : (trim ?? fabric.color) },
    depth: 0.6,
    inside: pen.stitch('M-90 4Q0 12 90 4'),
  });
  return pen.finish({
    front:
      (tutu
        ? layers
        : pen.cloth(symmetric(half), {
            folds,
            lights: pencil ? [[[-84, hem], [-92, 100], 8, 6]] : [[[-wide2 * 0.56, hem], [-48, 50], -16, 8]],
            inside:
              pleats +
              (style === 'pleated'
                ? ''
                : pen.stitch(
                    d`M${-wide2} ${hem - 22}C${-wide2 * 0.7} ${hem} ${-wide2 * 0.36} ${hem - 18} 0 ${hem - 8}C${wide2 * 0.36} ${hem - 18} ${wide2 * 0.7} ${hem} ${wide2} ${hem - 22}`,
                  )),
          })) +
      band2 +
      (pencil || style === 'flared' ? pen.button(58, 14, 6) : ''),
    box: { left: -Math.max(wide2, 128) - 4, right: Math.max(wide2, 128) + 4, top: -6, bottom: hem + 12 },
    pegs: [
      [-62, 4],
      [62, 4],
    ],
    focus: [0, 80],
  });
}

// src/demo/pictures/garments/folded.ts
function stack(sheet, fabric, { below, tied = false }) {
  const pen = createPen(sheet, fabric);
  const layers = [fabric, ...below];
  const height = Math.min(58, 320 / layers.length);
  let art = '';
  layers.toReversed().forEach((layer, index) => {
    const bottom = -index * height;
    const top2 = bottom - height - 3;
    const left2 = -184 + sheet.between(-6, 14);
    const right = 184 + sheet.between(-16, 4);
    const path = d`M${left2 + 18} ${bottom}C${left2 - 10} ${bottom} ${left2 - 10} ${top2 + 4} ${left2 + 20} ${top2}Q0 ${top2 - 5} ${right - 8} ${top2 + 1}Q${right + 2} ${top2 + 8} ${right - 4} ${top2 + height * 0.34}Q${right + 8} ${bottom - height * 0.3} ${right - 8} ${bottom - 2}Q0 ${bottom + 3} ${left2 + 18} ${bottom}Z`;
    const seams = d`M${left2 + 22} ${bottom - height * 0.5}Q0 ${bottom - height * 0.56} ${right - 6} ${bottom - height * 0.52}`;
    art += pen.cloth(path, {
      fabric: layer,
      folds: [[[left2 + 10, bottom - 6], [right - 30, bottom - 5], 0, 5]],
      inside: pen.line(seams, 2.4, mix(palette[layer.color], palette.ink, 0.42)),
    });
  });
  const top = -layers.length * height;
  const twine = tied
    ? pen.line(d`M-30 ${top - 4}C-34 ${top / 2} -34 ${top / 2} -32 -2`, 7, '#7C5A35') +
      pen.line(d`M-30 ${top - 4}C-34 ${top / 2} -34 ${top / 2} -32 -2`, 4, '#D9B27A') +
      pen.line(
        d`M-32 ${top}C-90 ${top - 56} -120 ${top - 16} -32 ${top}C50 ${top - 60} 76 ${top - 18} -32 ${top}C-50 ${top + 30} -60 ${top + 44} -72 ${top + 54}M-32 ${top}C-12 ${top + 24} -2 ${top + 34} 4 ${top + 52}`,
        8,
        '#7C5A35',
      ) +
      pen.line(
        d`M-32 ${top}C-90 ${top - 56} -120 ${top - 16} -32 ${top}C50 ${top - 60} 76 ${top - 18} -32 ${top}C-50 ${top + 30} -60 ${top + 44} -72 ${top + 54}M-32 ${top}C-12 ${top + 24} -2 ${top + 34} 4 ${top + 52}`,
        4.6,
        '#D9B27A',
      )
    : '';
  return pen.finish({
    front: art + twine,
    box: { left: -196, right: 194, top: top - (tied ? 48 : 8), bottom: 2 },
    focus: [0, top / 2],
  });
}
function folded(sheet, fabric, { style = 'shirt', trim }) {
  const pen = createPen(sheet, fabric);
  const edge = { color: trim ?? fabric.color, pattern: 'ribs' };
  const jeans = style === 'jeans';
  const outline = jeans
    ? slab(-120, 0, 240, 330, 10)
    : symmetric('M0 20C-40 18 -60 6 -72 2Q-124 14 -150 34L-154 318C-154 330 -150 334 -140 334H0');
  const under = pen.cloth(
    jeans ? slab(-108, 14, 240, 332, 12) : symmetric('M0 30Q-130 20 -162 50L-158 336C-158 346 -152 348 -144 348H0'),
    { depth: 0.6 },
  );
  const parts = {
    shirt: () =>
      pen.line('M-16 44V330M16 44V330', 2.2) +
      [70, 126, 182, 238, 294].map((y) => pen.button(0, y, 6, palette[trim ?? 'cream'])).join('') +
      pen.inside('M-44 0C-30 -14 30 -14 44 0C30 36 -30 36 -44 0Z') +
      pen.cloth('M-46 -6C-42 14 -22 36 -3 48L-38 94L-82 30C-72 8 -62 -6 -46 -6Z', {
        ghost: true,
        angle: 38,
        depth: 0.6,
      }) +
      pen.cloth(mirrored('M-46 -6C-42 14 -22 36 -3 48L-38 94L-82 30C-72 8 -62 -6 -46 -6Z'), {
        ghost: true,
        angle: -38,
        depth: 0.6,
      }) +
      pen.line(both('M-112 24C-104 120 -108 240 -102 330'), 2.4, pen.pen, 0.45),
    jumper: () =>
      pen.inside('M-58 2C-30 16 30 16 58 2C50 44 24 56 0 56C-24 56 -50 44 -58 2Z') +
      pen.cloth('M-60 0C-54 40 -26 54 0 54C26 54 54 40 60 0L78 6C70 60 34 78 0 78C-34 78 -70 60 -78 6Z', {
        fabric: edge,
        ghost: true,
        depth: 0.6,
      }) +
      pen.cloth('M-150 100L-20 210L-40 236L-152 150Z', { ghost: true, angle: -50, depth: 0.8 }) +
      pen.cloth('M150 110L30 238L8 214L148 62Z', { ghost: true, angle: 48, depth: 0.8 }) +
      pen.cloth('M-24 206L8 232L-10 258L-44 232Z', { fabric: edge, ghost: true, depth: 0.6 }),
    jeans: () =>
      pen.line('M10 40V330', 2.6, pen.pen, 0.6) +
      pen.cloth('M-122 -2Q0 8 122 -2V34Q0 42 -122 34Z', { depth: 0.5 }) +
      pen.stitch('M-122 6Q0 14 122 6M-122 27Q0 35 122 27', '#E0B26A') +
      pen.cloth('M-70 66H58V172L-6 196L-70 172Z', { ghost: true, depth: 0.5 }) +
      pen.stitch(
        'M-62 80H50M-62 80V166L-6 186L50 166V80M-62 122C-30 96 -20 150 -6 146C10 150 20 96 50 122',
        '#E0B26A',
      ) +
      pen.cloth(slab(-98, -6, 14, 44, 3), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.cloth(slab(80, -6, 14, 44, 3), { ghost: true, depth: 0, outline: 2.4 }),
    blanket: () => pen.line('M-152 120Q0 132 152 120M-152 222Q0 234 152 222', 2.6, pen.pen, 0.5),
  };
  return pen.finish({
    front:
      under +
      pen.cloth(outline, {
        folds: [
          [[-120, 330], [-90, 200], -8, 7],
          [[120, 324], [104, 220], 8, 7],
        ],
        lights: [[[-128, 310], [-126, 90], -3, 7]],
      }) +
      parts[style](),
    box: { left: -166, right: 166, top: -14, bottom: 352 },
    focus: [0, 100],
  });
}
function basket(sheet, fabric, { below, trim = 'camel' }) {
  const pen = createPen(sheet, fabric);
  const [second = fabric, third = fabric, fourth = second] = below;
  const cane = palette[trim];
  const dark = mix(cane, palette.cocoa, 0.6);
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = -184 + row * 32;
    const half = 206 - row * 9;
    return Array.from({ length: 9 }, (_2, column) => {
      const x = -half + (half * 2 * column) / 8 + (row % 2 ? half / 8 : 0);
      return d`M${x - half / 9} ${y}Q${x} ${y + 9} ${x + half / 9} ${y}`;
    }).join('');
  }).join('');
  const bundle = (x, y, turn, cloth2) =>
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      pen.cloth('M-84 0C-92 -60 -88 -104 -72 -118Q0 -132 70 -116C88 -104 92 -60 84 0Z', {
        fabric: cloth2,
        inside: pen.line('M-90 -70C-40 -58 40 -58 92 -74M-90 -88C-30 -78 40 -80 92 -92', 2.4),
        folds: [
          [[-50, 0], [-40, -60], 6, 6],
          [[56, 0], [50, -60], -6, 6],
        ],
      }),
    );
  const heap = bundle(-102, -176, -13, second) + bundle(112, -172, 14, third) + bundle(6, -184, 2, fabric);
  const back = pen.cloth('M-216 -200H216L172 -8Q0 6 -172 -8Z', {
    fabric: { color: trim },
    inside: `<path d="${rows}" fill="none" stroke="${dark}" stroke-width="5"/>`,
    folds: [[[160, -20], [196, -190], 0, 16]],
  });
  const rim = pen.cloth('M-222 -212Q0 -192 222 -212L220 -186Q0 -166 -220 -186Z', {
    fabric: { color: trim },
    depth: 0.7,
    inside: pen.line(
      Array.from({ length: 15 }, (_, index) => d`M${-216 + index * 31} -214L${-200 + index * 31} -168`).join(''),
      3,
      dark,
    ),
  });
  const drape =
    pen.cloth(
      'M-168 -214C-134 -232 -92 -226 -78 -204C-60 -160 -68 -110 -76 -70L-140 -66C-136 -120 -144 -170 -168 -214Z',
      {
        fabric: fourth,
        angle: 4,
        folds: [[[-128, -214], [-116, -84], -14, 7]],
        lights: [[[-100, -206], [-90, -100], -8, 6]],
      },
    ) +
    pen.cloth('M-142 -74Q-108 -66 -74 -76L-76 -40Q-108 -32 -140 -40Z', {
      fabric: { color: fourth.color, pattern: 'ribs' },
      depth: 0.6,
    });
  return pen.finish({
    front: heap + back + rim + drape,
    box: { left: -226, right: 226, top: -312, bottom: 2 },
    focus: [0, -220],
  });
}

// src/demo/pictures/garments/knitwear.ts
function jumper(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const child = options.fit === 'child';
  const torso = {
    ...body,
    neckDepth: options.neck === 'vee' ? 88 : options.neck === 'roll' ? 12 : 46,
    chest: 124,
    shoulder: 120,
    waist: 124,
    hem: 122,
    length: child ? 300 : 336,
    sag: 6,
  };
  const ribs = { color: options.trim ?? fabric.color, pattern: 'ribs' };
  const arm = sleeves(
    pen,
    torso,
    { tip: child ? [-206, 262] : [-206, 318], cuff: 58, band: 34, bow: 12 },
    { trim: { fabric: ribs } },
  );
  const hem = torso.length;
  const hemBand = d`M-120 ${hem - 6}Q0 ${hem + 4} 120 ${hem - 6}L114 ${hem + 34}Q0 ${hem + 44} -114 ${hem + 34}Z`;
  const yoke = options.yoke
    ? `<path d="M-160 84H160V214H-160Z" fill="${palette[options.yoke.color]}"/><path d="M-160 84H160V214H-160Z" fill="${paint(sheet, options.yoke).overlay ?? 'none'}"/>`
    : '';
  const neck =
    options.neck === 'roll'
      ? pen.cloth('M-52 4C-56 -16 -50 -34 -46 -44Q0 -54 46 -44C50 -34 56 -16 52 4C40 46 -40 46 -52 4Z', {
          fabric: ribs,
        }) + pen.cloth('M-50 -44C-56 -30 -60 -14 -58 2Q0 34 58 2C60 -14 56 -30 50 -44Q0 -56 -50 -44Z', { fabric: ribs })
      : options.neck === 'vee'
        ? pen.cloth('M-50 -1C-46 36 -24 70 0 90C24 70 46 36 50 -1L66 4C60 50 32 92 0 116C-32 92 -60 50 -66 4Z', {
            fabric: ribs,
            ghost: true,
            depth: 0.6,
          })
        : pen.cloth(neckBand(torso, 20), { fabric: ribs, ghost: true, depth: 0.6 });
  const vee = options.neck === 'vee' ? symmetric('M0 90C-24 70 -46 36 -50 -1C-30 8 -20 8 0 8') : neckBack(torso);
  return pen.finish({
    back: options.neck === 'roll' ? '' : pen.inside(vee),
    front:
      arm +
      pen.cloth(hemBand, { fabric: ribs }) +
      pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: yoke }) +
      neck,
    box: { left: -240, right: 240, top: options.neck === 'roll' ? -50 : -4, bottom: hem + 42 },
    pegs: [
      [-92, 14],
      [92, 14],
    ],
    focus: [0, 130],
  });
}
function cardigan(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const torso = { ...body, chest: 122, shoulder: 118, waist: 122, hem: 124, length: 352 };
  const ribs = { color: options.trim ?? fabric.color, pattern: 'ribs' };
  const half =
    'M-10 176C-34 128 -48 70 -50 0Q-84 6 -118 26C-103 60 -110 94 -122 128C-120 168 -122 190 -122 222C-122 280 -124 290 -124 352L-6 358Z';
  const band2 = 'M-62 3C-60 72 -46 132 -22 178L-18 360H8L6 176C-18 136 -40 70 -48 -2Z';
  const { folds = [], lights = [] } = frontFolds(torso);
  const panel = (path, left2) =>
    pen.cloth(path, { folds: folds.filter(([[x]]) => left2 === x < 0), lights: left2 ? lights : [] });
  const pockets = both('M-100 262H-40V330Q-70 340 -100 330Z');
  const pocketBand = both('M-102 256H-38V274H-102Z');
  const buttons = [196, 240, 284, 328].map((y) => pen.button(-2, y, 7.5, palette[options.buttons ?? 'tan'])).join('');
  const front =
    sleeves(pen, torso, { tip: [-204, 320], cuff: 58, band: 34, bow: 12 }, { trim: { fabric: ribs } }) +
    pen.cloth(both(d`M-122 346Q-60 352 2 354L4 384Q-58 386 -118 380Z`), { fabric: ribs }) +
    panel(mirrored(half), false) +
    panel(half, true) +
    pen.cloth(pockets, { ghost: true, depth: 0.4, outline: 2.4 }) +
    pen.cloth(pocketBand, { fabric: ribs, ghost: true, depth: 0, outline: 2.4 }) +
    pen.cloth(mirrored(band2), { fabric: { color: ribs.color }, ghost: true, depth: 0.5 }) +
    pen.cloth(band2, { fabric: { color: ribs.color }, ghost: true, depth: 0.5 }) +
    buttons;
  return pen.finish({
    back:
      pen.inside('M-50 0C-30 14 30 14 50 0C46 70 30 140 4 186H-4C-30 140 -46 70 -50 0Z') +
      pen.cloth('M-52 -2C-24 12 24 12 52 -2L46 18C22 28 -22 28 -46 18Z', {
        fabric: { color: ribs.color },
        ghost: true,
        depth: 0.4,
      }),
    front,
    box: { left: -240, right: 240, top: -4, bottom: 388 },
    pegs: [
      [-90, 14],
      [90, 14],
    ],
    focus: [0, 200],
  });
}
function hoodie(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const torso = {
    ...body,
    neck: 58,
    neckDepth: 62,
    shoulder: 122,
    drop: 34,
    chest: 128,
    waist: 128,
    hem: 126,
    length: options.fit === 'child' ? 290 : 326,
    sag: 6,
  };
  const ribs = { color: fabric.color, pattern: 'ribs' };
  const hem = torso.length;
  const hood = symmetric('M0 -84C-52 -86 -82 -48 -84 -8C-84 16 -74 36 -56 52C-36 66 -16 70 0 72');
  const opening = symmetric('M0 -62C-36 -62 -52 -30 -50 0C-48 26 -22 50 0 62');
  const lining = plain2(options.lining ?? fabric.color);
  const pocket = symmetric(d`M0 ${hem - 110}H-52C-60 ${hem - 80} -76 ${hem - 54} -92 ${hem - 36}L-88 ${hem - 6}H0`);
  const print2 =
    options.print === 'arc'
      ? ['clay', 'marigold', 'cream']
          .map((colour, index) =>
            pen.line(
              d`M${-58 + index * 15} 176C${-58 + index * 15} ${98 + index * 20} ${58 - index * 15} ${98 + index * 20} ${58 - index * 15} 176`,
              13,
              palette[colour],
            ),
          )
          .join('')
      : options.print === 'paw'
        ? pen.fill(
            'M0 142C-26 142 -34 176 -18 182C-8 186 8 186 18 182C34 176 26 142 0 142ZM-38 130C-50 128 -50 152 -38 154C-28 154 -28 132 -38 130ZM38 130C50 128 50 152 38 154C28 154 28 132 38 130ZM-15 108C-27 108 -25 134 -14 134C-4 134 -5 108 -15 108ZM15 108C27 108 25 134 14 134C4 134 5 108 15 108Z',
            pen.thread,
          )
        : '';
  const zip = options.zip
    ? pen.line(`M0 70V${hem + 40}`, 9) +
      `<path d="M0 72V${hem + 38}" stroke="#E9E0CC" stroke-width="4" stroke-dasharray="3 3"/>` +
      pen.fill(slab(-5, 78, 10, 22, 4), '#E9E0CC')
    : '';
  const front =
    sleeves(
      pen,
      torso,
      { tip: options.fit === 'child' ? [-206, 268] : [-208, 316], cuff: 62, band: 32, bow: 12 },
      { trim: { fabric: ribs } },
    ) +
    pen.cloth(d`M-124 ${hem - 6}Q0 ${hem + 4} 124 ${hem - 6}L118 ${hem + 32}Q0 ${hem + 42} -118 ${hem + 32}Z`, {
      fabric: ribs,
    }) +
    pen.cloth(torsoPath(torso), frontFolds(torso)) +
    pen.cloth(pocket, { ghost: true, depth: 0.5, outline: 2.6 }) +
    pen.stitch(both(d`M-46 ${hem - 102}C-54 ${hem - 78} -68 ${hem - 56} -82 ${hem - 40}`)) +
    print2 +
    zip +
    pen.cloth(hood, {
      folds: [
        [[-60, 40], [-20, 64], 8, 6],
        [[58, 44], [66, -30], 10, 8],
      ],
      lights: [[[-70, 20], [-44, -64], -16, 6]],
    }) +
    pen.cloth(opening, {
      fabric: { color: lining.color },
      ghost: true,
      folds: [
        [[-30, 44], [-30, -40], 8, 18],
        [[0, 60], [0, -60], 0, 7],
        [[34, 44], [30, -46], -8, 14],
      ],
    }) +
    pen.line('M-30 56C-34 90 -30 120 -32 146M30 56C36 86 28 108 32 132', 6, pen.thread) +
    pen.line('M-32 140L-32 152M32 126L32 138', 8, palette.pearl);
  return pen.finish({
    front,
    box: { left: -244, right: 244, top: -88, bottom: hem + 40 },
    pegs: [
      [-100, 24],
      [100, 24],
    ],
    focus: [0, 90],
  });
}

// src/demo/pictures/garments/outerwear.ts
function raincoat(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const length = options.fit === 'child' ? 336 : 396;
  const torso = {
    ...body,
    neck: 56,
    neckDepth: 66,
    shoulder: 118,
    drop: 36,
    chest: 122,
    waist: 132,
    hem: 154,
    length,
    sag: 12,
  };
  const hood = symmetric('M0 -88C-54 -90 -88 -50 -88 -6C-88 20 -76 42 -56 60C-36 74 -16 78 0 78');
  const opening = symmetric('M0 -64C-38 -64 -54 -30 -52 0C-50 28 -24 54 0 66');
  const placket =
    pen.cloth(slab(-20, 60, 40, length), { ghost: true, depth: 0, outline: 0 }) +
    pen.line(d`M-20 66V${length + 20}M20 66V${length + 20}`, 2.4) +
    pen.stitch(d`M-14 70V${length + 8}M14 70V${length + 8}`);
  const pocketY = length - 138;
  const pockets = pen.cloth(
    both(d`M-116 ${pocketY + 6}L-50 ${pocketY}L-50 ${pocketY + 74}Q-82 ${pocketY + 86} -120 ${pocketY + 78}Z`),
    { ghost: true, depth: 0.4, outline: 2.6 },
  );
  const flaps = pen.cloth(
    both(d`M-121 ${pocketY + 2}L-46 ${pocketY - 6}L-46 ${pocketY + 20}Q-82 ${pocketY + 36} -122 ${pocketY + 28}Z`),
    { ghost: true, depth: 0.5, outline: 2.6 },
  );
  const snaps = [108, 166, 224, 282, 340]
    .filter((y) => y < length - 20)
    .map((y) => pen.button(0, y, 7.5, palette[options.buttons ?? 'cream']))
    .join('');
  const front =
    sleeves(pen, torso, { tip: [-214, options.fit === 'child' ? 264 : 304], cuff: 76, band: 24, bow: 8 }) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso, 16) + placket }) +
    pockets +
    flaps +
    pen.button(-84, pocketY + 22, 5, palette[options.buttons ?? 'cream']) +
    pen.button(84, pocketY + 22, 5, palette[options.buttons ?? 'cream']) +
    snaps +
    pen.cloth(hood, {
      folds: [
        [[-60, 46], [-18, 70], 8, 6],
        [[60, 46], [70, -30], 10, 8],
      ],
      lights: [[[-74, 20], [-46, -68], -16, 6]],
    }) +
    pen.cloth(opening, {
      fabric: plain2(options.lining ?? 'sand'),
      ghost: true,
      folds: [
        [[-30, 48], [-30, -40], 8, 16],
        [[34, 48], [30, -46], -8, 14],
      ],
    });
  return pen.finish({
    front,
    box: { left: -256, right: 256, top: -92, bottom: length + 14 },
    pegs: [
      [-102, 26],
      [102, 26],
    ],
    focus: [0, 110],
  });
}
function puffer(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const rows = [84, 138, 192, 246, 300];
  const side = rows
    .map((y, index) => d`C${-152 - index} ${y - 42} ${-152 - index} ${y - 8} ${-134 - index} ${y + 6}`)
    .join('');
  const silhouette = symmetric(
    `M0 22C-30 22 -50 14 -58 4Q-92 10 -124 34${side}C-156 318 -152 344 -134 354Q-60 366 0 366`,
  );
  const quilting = rows.map((y) => d`M-170 ${y + 4}Q-70 ${y + 18} 0 ${y + 6}Q70 ${y + 18} 170 ${y + 4}`).join('');
  const puckers = rows.flatMap((y) =>
    [-104, -66, -34, 34, 66, 104].map((x) => [[x, y + 12], [x + (x > 0 ? -5 : 5), y + 30], 2, 2.4]),
  );
  const shine = rows.map((y) => [[-126, y - 12], [-30, y - 10], -9, 5]);
  const arm = d`M-104 26C-150 22 -176 60 -186 96C-206 108 -212 138 -206 150C-224 164 -228 194 -220 206C-236 222 -236 250 -226 262C-240 276 -238 304 -228 316L-168 322C-152 300 -156 280 -152 262C-140 240 -142 222 -136 206C-124 184 -128 170 -122 150Z`;
  const armQuilt =
    'M-200 98Q-150 118 -118 96M-218 152Q-166 172 -122 152M-228 208Q-178 226 -132 208M-236 264Q-190 282 -146 262';
  const sleeve = (flip) => {
    const turn = (path) => (flip ? mirrored(path) : path);
    return (
      pen.cloth(turn('M-228 306Q-196 322 -164 310L-168 340Q-196 350 -224 338Z'), {
        fabric: { color: options.trim ?? fabric.color, pattern: 'ribs' },
        depth: 0.6,
      }) +
      pen.cloth(turn(arm), {
        inside: pen.line(turn(armQuilt), 5),
        lights: flip
          ? []
          : [
              [[-188, 110], [-200, 140], 4, 6],
              [[-206, 166], [-214, 196], 4, 6],
              [[-222, 222], [-226, 250], 4, 6],
            ],
      })
    );
  };
  const collar2 = 'M-64 6C-66 -22 -60 -44 -54 -54Q0 -68 54 -54C60 -44 66 -22 64 6Q0 34 -64 6Z';
  const front =
    (options.sleeveless ? '' : sleeve(false) + sleeve(true)) +
    pen.cloth(silhouette, { inside: pen.line(quilting, 5), folds: puckers, lights: shine }) +
    pen.line('M0 12V364', 12) +
    `<path d="M0 14V362" stroke="#EFE6D2" stroke-width="4.5" stroke-dasharray="3 3"/>` +
    pen.line(both('M-112 262L-62 236'), 8) +
    pen.cloth(collar2, {
      fabric: { color: options.trim ?? fabric.color },
      inside: pen.line('M-66 -22Q0 -4 66 -22', 4),
      lights: [[[-50, -36], [-12, -40], -6, 4]],
    }) +
    pen.line('M0 -58V20', 9) +
    `<path d="M0 -56V20" stroke="#EFE6D2" stroke-width="4" stroke-dasharray="3 3"/>` +
    pen.fill(slab(-6, -50, 12, 26, 5), '#EFE6D2');
  return pen.finish({
    front,
    box: { left: options.sleeveless ? -160 : -244, right: options.sleeveless ? 160 : 244, top: -66, bottom: 368 },
    pegs: [
      [-96, 16],
      [96, 16],
    ],
    focus: [0, 90],
  });
}
function jacket(sheet, fabric, { style = 'denim', trim = 'cream' }) {
  const pen = createPen(sheet, fabric);
  const denim = style === 'denim';
  const torso = {
    ...body,
    neck: 50,
    neckDepth: denim ? 46 : 14,
    shoulder: 122,
    chest: 126,
    waist: 122,
    hem: 116,
    length: 308,
    sag: 4,
  };
  const bandFabric = style === 'bomber' || style === 'fleece' ? { color: trim, pattern: 'ribs' } : fabric;
  const yoke = 'M-160 -10H160V112H-160Z';
  const inside = denim
    ? pen.line(both('M-130 106L-16 112'), 2.6) +
      pen.stitch(both('M-130 99L-16 105M-92 112L-40 306M-84 112L-34 306'), '#E0B26A')
    : style === 'windbreaker'
      ? `<path d="M-160 -20H160V118L0 168L-160 118Z" fill="${palette[trim]}"/>` +
        pen.line('M-160 118L0 168L160 118', 2.6) +
        pen.line('M-160 134L0 184L160 134', 9, palette.marigold)
      : style === 'fleece'
        ? `<path d="${yoke}" fill="${palette[trim]}"/>` + pen.line('M-160 112H160', 2.6)
        : '';
  const zipped =
    pen.line('M0 46V336', 10) + `<path d="M0 50V334" stroke="#EFE6D2" stroke-width="4" stroke-dasharray="3 3"/>`;
  const buttoned =
    pen.cloth(slab(-15, 46, 30, 292), { ghost: true, depth: 0, outline: 2.4 }) +
    pen.stitch('M-10 52V332M10 52V332', '#E0B26A') +
    [70, 126, 182, 238, 294].map((y) => pen.button(0, y, 6.5, palette.marigold)).join('');
  const pockets = denim
    ? pen.cloth(both('M-94 118H-36V142L-65 156L-94 142Z'), { ghost: true, depth: 0.4, outline: 2.4 }) +
      pen.button(-65, 142, 5, palette.marigold) +
      pen.button(65, 142, 5, palette.marigold)
    : pen.line(both('M-100 256L-64 206'), 9) + pen.line(both('M-100 256L-64 206'), 4, palette[trim]);
  const neck =
    style === 'windbreaker' || style === 'fleece'
      ? pen.cloth('M-56 4C-60 -20 -54 -38 -50 -48Q0 -60 50 -48C54 -38 60 -20 56 4Q0 50 -56 4Z', {
          fabric: style === 'fleece' ? plain2(trim) : fabric,
        }) + pen.line('M0 -54V46', 7)
      : style === 'bomber'
        ? pen.cloth('M-54 4C-56 -12 -52 -22 -48 -28Q0 -12 48 -28C52 -22 56 -12 54 4C36 58 -36 58 -54 4Z', {
            fabric: bandFabric,
          })
        : pen.cloth('M-46 -8C-42 12 -22 34 -3 46L-42 96L-88 30C-76 8 -64 -6 -46 -8Z', { ghost: true, depth: 0.6 }) +
          pen.cloth('M46 -8C42 12 22 34 3 46L42 96L88 30C76 8 64 -6 46 -8Z', { ghost: true, depth: 0.6 }) +
          pen.stitch(both('M-44 8C-38 26 -24 40 -12 50L-43 85L-78 31'), '#E0B26A');
  const front =
    sleeves(pen, torso, { tip: [-210, 300], cuff: 62, band: 30, bow: 10 }, { trim: { fabric: bandFabric } }) +
    pen.cloth(d`M-118 302Q0 312 118 302L114 338Q0 348 -114 338Z`, {
      fabric: bandFabric,
      ...(denim ? { inside: pen.stitch('M-120 310Q0 320 120 310M-116 330Q0 340 116 330', '#E0B26A') } : {}),
    }) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside }) +
    pockets +
    (denim ? buttoned : zipped) +
    neck;
  return pen.finish({
    back: denim ? pen.inside(neckBack(torso, -2)) : '',
    front,
    box: { left: -248, right: 248, top: style === 'windbreaker' || style === 'fleece' ? -56 : -30, bottom: 346 },
    pegs: [
      [-94, 14],
      [94, 14],
    ],
    focus: [0, 100],
  });
}

// src/demo/pictures/garments/cobbler.ts
function rubberSole(pen, sole, trim) {
  return (
    pen.cloth('M-174 -36C-60 -26 60 -26 158 -38C170 -26 168 -4 152 0H-150C-176 0 -180 -20 -174 -36Z', {
      fabric: { color: sole },
      depth: 0.7,
    }) + pen.line('M-168 -14C-60 -8 60 -8 160 -16', 3.5, palette[trim === sole ? 'stone' : trim])
  );
}
function treadSole(pen, sole) {
  return pen.cloth(
    'M-172 -34C-60 -26 60 -28 146 -34L150 0H132L126 -8L116 0H84L78 -12H18L10 -4L0 -12H-30L-38 -4L-48 -12H-78L-86 -4L-96 -12H-122L-130 -4L-140 -12Q-172 -14 -172 -34Z',
    { fabric: { color: sole }, depth: 0.6 },
  );
}
function laces(pen, from, reach, colour = palette.white) {
  const rows = from.map(([x, y]) => `M${x} ${y}L${x + reach} ${y + reach * 0.5}`).join('');
  return pen.line(rows, 8.5) + pen.line(rows, 4.6, colour);
}

// src/demo/pictures/garments/bootLasts.ts
var bootLasts = {
  boots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C150 -96 146 -170 140 -236Q84 -250 28 -238C26 -190 16 -146 -14 -116C-60 -100 -116 -98 -146 -76C-166 -60 -168 -42 -166 -26Z',
        {
          folds: [
            [[10, -112], [110, -92], 14, 6],
            [[30, -146], [100, -138], 8, 5],
            [[60, -50], [130, -66], -6, 5],
          ],
          lights: [
            [[46, -220], [34, -160], 8, 5],
            [[-140, -60], [-80, -86], -6, 5],
          ],
        },
      ) +
      pen.cloth('M28 -238Q84 -252 140 -236L142 -206Q84 -220 28 -208Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.5,
      }) +
      pen.stitch('M92 -204C94 -150 100 -90 96 -34M-86 -90C-62 -74 -56 -52 -60 -32') +
      laces(
        pen,
        [
          [32, -188],
          [24, -164],
          [10, -140],
          [-12, -120],
          [-42, -106],
        ],
        34,
      ) +
      treadSole(pen, sole),
    box: { left: -176, right: 156, top: -246, bottom: 0 },
    mate: [100, -20],
  }),
  snowboots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C152 -96 150 -160 146 -216Q84 -228 22 -216C22 -180 12 -140 -20 -116C-66 -104 -118 -100 -148 -76C-168 -58 -170 -42 -168 -26Z',
        {
          inside: pen.line('M10 -172Q80 -158 160 -170M-12 -122Q70 -104 160 -120M-60 -96C-40 -78 -34 -56 -38 -30', 4.5),
          lights: [
            [[40, -196], [36, -150], 4, 6],
            [[-140, -60], [-80, -86], -6, 5],
          ],
        },
      ) +
      pen.cloth(
        'M12 -220C2 -244 20 -262 36 -254C48 -272 72 -270 82 -258C96 -272 122 -268 128 -254C150 -262 166 -240 154 -218C120 -204 50 -204 12 -220Z',
        { fabric: { color: trim, pattern: 'fleece' } },
      ) +
      pen.line('M14 -142L112 -150M4 -92L120 -106', 9, palette[trim]) +
      treadSole(pen, sole),
    box: { left: -178, right: 162, top: -270, bottom: 0 },
    mate: [104, -20],
  }),
  chelsea: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M140 -30C148 -90 144 -160 140 -222Q84 -234 26 -224C26 -168 12 -126 -24 -104C-66 -84 -116 -80 -138 -54Q-148 -40 -146 -24Z',
        {
          folds: [[[0, -100], [70, -84], 10, 5]],
          lights: [
            [[-128, -48], [-60, -84], -10, 5],
            [[42, -210], [36, -146], 8, 4],
          ],
        },
      ) +
      pen.cloth('M50 -222L108 -223C112 -176 100 -134 82 -106C64 -134 50 -176 50 -222Z', {
        fabric: { color: trim, pattern: 'ribs' },
        ghost: true,
        depth: 0.5,
        outline: 2.6,
      }) +
      pen.line('M116 -228C112 -250 134 -254 136 -224', 5) +
      pen.cloth('M-150 -28H146L148 0H84L78 -13H-132Q-152 -14 -150 -28Z', { fabric: { color: sole }, depth: 0.6 }),
    box: { left: -156, right: 152, top: -248, bottom: 0 },
    mate: [100, -20],
  }),
  rainboots: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M142 -22C154 -90 148 -180 160 -280Q82 -296 2 -280C16 -210 20 -150 -18 -118C-58 -98 -112 -104 -136 -76C-152 -56 -152 -38 -148 -22Z',
        {
          folds: [
            [[4, -124], [96, -106], 12, 6],
            [[64, -60], [130, -74], -8, 6],
          ],
          lights: [
            [[30, -264], [40, -150], -8, 9],
            [[-124, -64], [-74, -92], -6, 6],
          ],
        },
      ) +
      pen.cloth('M0 -284Q82 -300 162 -284L160 -248Q84 -262 6 -248Z', { fabric: { color: trim }, depth: 0.6 }) +
      pen.cloth('M-148 -24C-154 -60 -142 -80 -114 -92C-100 -70 -98 -48 -102 -22Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
      }) +
      pen.line('M148 -262C172 -280 172 -308 150 -304', 6) +
      pen.cloth('M-154 -28C-60 -20 60 -22 148 -28L152 0H84L78 -12H-134Q-158 -12 -154 -28Z', {
        fabric: { color: sole },
        depth: 0.6,
      }),
    box: { left: -160, right: 172, top: -308, bottom: 0 },
    mate: [112, -18],
  }),
};

// src/demo/pictures/garments/lowLasts.ts
var lowLasts = {
  heels: (pen, { trim, sole }) => ({
    art:
      pen.cloth('M130 -112C124 -66 118 -30 118 0H100C100 -40 96 -66 74 -62Z', { fabric: { color: sole } }) +
      pen.inside('M-96 -54C-60 -70 20 -92 106 -164C60 -90 0 -44 -60 -36Z') +
      pen.cloth(
        'M-178 -8C-178 -36 -140 -52 -98 -56C-74 -30 20 -54 106 -166C128 -160 138 -128 130 -104C122 -84 92 -76 62 -52C20 -18 -40 0 -92 0H-160Q-178 0 -178 -8Z',
        {
          folds: [[[-60, -8], [60, -56], 12, 6]],
          lights: [
            [[-158, -22], [-98, -46], -6, 5],
            [[60, -96], [106, -146], 6, 4],
          ],
        },
      ) +
      pen.cloth(
        'M-98 -58C-120 -76 -128 -46 -104 -44C-126 -34 -108 -12 -94 -36C-80 -14 -64 -32 -82 -44C-58 -48 -70 -78 -98 -58Z',
        { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 },
      ),
    box: { left: -182, right: 138, top: -170, bottom: 0 },
    mate: [104, -24],
  }),
  flats: (pen, { trim, sole }) => ({
    art:
      pen.inside('M-104 -60C-60 -74 60 -76 142 -88C80 -50 -20 -30 -80 -40Z') +
      pen.cloth(
        'M-172 -12C-174 -44 -140 -60 -104 -62C-80 -34 60 -34 142 -92C158 -74 160 -34 154 -8Q0 4 -160 -2Q-172 -4 -172 -12Z',
        { lights: [[[-152, -24], [-100, -52], -8, 5]], folds: [[[20, -16], [120, -40], 10, 5]] },
      ) +
      pen.cloth('M-172 -10Q0 4 156 -12V0Q0 8 -160 2Q-174 0 -172 -10Z', {
        fabric: { color: sole },
        ghost: true,
        depth: 0.3,
        outline: 2.4,
      }) +
      pen.cloth(
        'M-104 -58C-128 -84 -148 -74 -140 -58C-134 -44 -118 -48 -104 -56C-92 -40 -74 -40 -72 -54C-72 -72 -88 -76 -104 -58Z',
        { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 },
      ),
    box: { left: -178, right: 162, top: -94, bottom: 2 },
    mate: [96, -34],
  }),
  sandals: (pen, { trim, sole }) => ({
    art:
      pen.inside('M-132 -34C-120 -76 -86 -92 -48 -88L-20 -30ZM18 -38C30 -92 70 -118 116 -108L126 -44Z') +
      pen.cloth(
        'M-174 -32C-150 -40 -60 -30 20 -36C70 -40 120 -58 156 -56C170 -50 170 -20 158 -16L-158 -10C-176 -10 -182 -26 -174 -32Z',
        { fabric: { color: sole } },
      ) +
      pen.cloth('M-172 -18C-60 -12 60 -16 162 -24V-4Q160 2 150 2H-156C-174 2 -178 -10 -172 -18Z', {
        fabric: { color: 'cocoa' },
        depth: 0.6,
      }) +
      pen.cloth('M-120 -14C-128 -62 -96 -94 -48 -94C-34 -72 -26 -40 -26 -12Z', {
        folds: [[[-100, -24], [-64, -84], -10, 4]],
        lights: [[[-110, -40], [-70, -86], -10, 4]],
      }) +
      pen.cloth('M28 -16C18 -70 58 -118 118 -116C130 -90 134 -54 132 -22Z', {
        folds: [[[48, -30], [92, -108], -10, 4]],
        lights: [[[38, -50], [86, -106], -14, 4]],
      }) +
      [
        [-64, -56],
        [88, -74],
      ]
        .map(
          ([x = 0, y = 0]) =>
            pen.line(slab(x - 15, y - 13, 30, 26, 6), 9) +
            pen.line(slab(x - 15, y - 13, 30, 26, 6), 4.6, palette[trim]) +
            pen.line(`M${x - 14} ${y}H${x + 6}`, 4.6, palette[trim]),
        )
        .join(''),
    box: { left: -182, right: 170, top: -120, bottom: 2 },
    mate: [92, -32],
  }),
  oxfords: (pen, { trim, sole }) => ({
    art:
      pen.inside('M20 -104C60 -124 110 -122 146 -112C110 -92 60 -84 30 -92Z') +
      pen.cloth(
        'M150 -24C158 -60 158 -96 146 -114C116 -92 70 -84 44 -92L22 -116C4 -124 -10 -112 -22 -100C-70 -86 -140 -80 -160 -48Q-168 -36 -166 -22Z',
        {
          folds: [
            [[-40, -60], [0, -92], 6, 5],
            [[60, -40], [140, -56], -6, 5],
          ],
          lights: [[[-146, -46], [-70, -78], -10, 5]],
        },
      ) +
      pen.stitch('M-84 -82C-68 -64 -64 -44 -70 -26M30 -92C56 -70 70 -50 72 -28M-24 -98C10 -70 16 -46 14 -26') +
      laces(
        pen,
        [
          [20, -104],
          [-2, -96],
          [-26, -88],
        ],
        30,
        palette[trim],
      ) +
      pen.cloth('M-170 -26H152L154 0H92L86 -11H-150Q-172 -12 -170 -26Z', { fabric: { color: sole }, depth: 0.6 }),
    box: { left: -176, right: 160, top: -122, bottom: 0 },
    mate: [96, -34],
  }),
};

// src/demo/pictures/garments/sportLasts.ts
var sportLasts = {
  trainers: (pen, trim) => trainer(pen, trim, 'laces'),
  straps: (pen, trim) => trainer(pen, trim, 'straps'),
  studs: (pen, trim) => trainer(pen, trim, 'studs'),
  hightops: (pen, { trim, sole }) => ({
    art:
      pen.cloth(
        'M150 -30C158 -90 158 -150 148 -214Q96 -226 46 -212C40 -176 20 -136 -24 -112C-70 -96 -120 -90 -150 -70C-168 -56 -170 -40 -168 -26Z',
        {
          folds: [
            [[20, -120], [90, -104], 10, 5],
            [[60, -60], [130, -70], -6, 5],
          ],
          lights: [[[66, -200], [44, -146], 8, 4]],
        },
      ) +
      pen.cloth('M-168 -26C-172 -66 -140 -84 -104 -88C-88 -66 -86 -44 -92 -24Z', {
        fabric: { color: sole },
        ghost: true,
        depth: 0.6,
      }) +
      pen.cloth('M150 -214L126 -220C134 -150 132 -90 126 -30H152C158 -90 160 -150 150 -214Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.5,
        outline: 2.4,
      }) +
      pen.cloth(disc(100, -128, 25), { fabric: { color: trim }, ghost: true, depth: 0.4, outline: 2.4 }) +
      pen.fill('M100 -146L105 -134L118 -133L108 -125L111 -112L100 -119L89 -112L92 -125L82 -133L95 -134Z', pen.ground) +
      laces(
        pen,
        [
          [48, -196],
          [40, -170],
          [28, -146],
          [6, -126],
          [-22, -112],
          [-52, -101],
        ],
        30,
      ) +
      rubberSole(pen, sole, trim),
    box: { left: -176, right: 164, top: -226, bottom: 0 },
    mate: [96, -20],
  }),
};
function trainer(pen, { trim, sole }, closing) {
  const strap = (path) => pen.cloth(path, { fabric: { color: trim }, ghost: true, depth: 0.5, outline: 2.6 });
  return {
    art:
      pen.cloth('M54 -128L38 -164C28 -172 8 -168 2 -160C-6 -146 -20 -132 -44 -118L40 -96Z', {
        fabric: { color: trim },
        depth: 0.7,
      }) +
      pen.inside('M40 -132C70 -158 110 -160 146 -148C120 -116 70 -112 48 -122Z') +
      pen.cloth(
        'M152 -30C164 -70 164 -120 150 -154C144 -160 136 -158 132 -150C118 -120 70 -112 44 -132C20 -130 -20 -124 -50 -112C-96 -96 -134 -90 -156 -68C-170 -52 -172 -40 -170 -26Z',
        {
          folds: [
            [[-70, -72], [-30, -104], 8, 5],
            [[30, -50], [120, -64], -8, 5],
          ],
          lights: [[[-146, -56], [-84, -84], -6, 5]],
        },
      ) +
      pen.cloth('M-170 -26C-172 -62 -142 -82 -106 -92C-92 -68 -86 -48 -92 -24Z', {
        fabric: { color: trim },
        ghost: true,
        depth: 0.6,
        outline: 2.6,
      }) +
      pen.cloth(
        'M150 -154C144 -160 136 -158 132 -150C128 -138 120 -130 110 -124C122 -94 124 -60 118 -30H152C164 -70 164 -120 150 -154Z',
        { fabric: { color: trim }, ghost: true, depth: 0.6, outline: 2.6 },
      ) +
      (closing === 'straps'
        ? strap('M-52 -114L-8 -136L44 -66L2 -52Z') + strap('M0 -128L38 -140L84 -72L44 -60Z')
        : pen.cloth('M-50 -112C-20 -124 20 -130 46 -132L70 -88C40 -84 0 -74 -28 -62Z', {
            fabric: { color: pen.fabric.color },
            ghost: true,
            depth: 0.3,
            outline: 2.6,
          }) +
          laces(
            pen,
            [
              [36, -132],
              [12, -126],
              [-14, -120],
              [-38, -112],
            ],
            36,
          ) +
          pen.line('M-8 -34C30 -44 62 -62 98 -104', 13, palette[trim])) +
      (closing === 'studs'
        ? [-140, -96, -50, 70, 112, 142]
            .map((x) =>
              pen.fill(`M${x - 11} -18L${x - 8} 0H${x + 8}L${x + 11} -18Z`, mix(palette[sole], palette.ink, 0.45)),
            )
            .join('') +
          pen.cloth('M-174 -34C-60 -24 60 -24 158 -36C162 -26 160 -16 150 -14H-150Q-176 -16 -174 -34Z', {
            fabric: { color: sole },
            depth: 0.6,
          })
        : rubberSole(pen, sole, trim)),
    box: { left: -180, right: 166, top: -184, bottom: 0 },
    mate: [98, -26],
  };
}

// src/demo/pictures/garments/shoes.ts
var lasts = { ...bootLasts, ...lowLasts, ...sportLasts };
function shoes(sheet, fabric, { style = 'trainers', trim = 'cream', sole = 'cream' }) {
  const pen = createPen(sheet, fabric);
  const { art, box, mate } = lasts[style](pen, { trim, sole });
  const shoe = sheet.id();
  const [mx, my] = mate;
  const far = `<use href="#${shoe}" x="${mx}" y="${my}"/>`;
  const centred = `translate(${-mx / 2} 0)`;
  const drawing = pen.finish({
    front: `<g transform="${centred}"><defs><g id="${shoe}">${art}</g></defs>${far}<use href="#${shoe}"/></g>`,
    box: { left: box.left - mx / 2, right: box.right + mx / 2, top: box.top + my, bottom: 0 },
    focus: [-20, -90],
  });
  return { ...drawing, shadow: `<g transform="${centred}">${drawing.shadow}</g>` };
}

// src/demo/pictures/garments/tailoring.ts
function blazer(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const torso = {
    ...body,
    neck: 48,
    neckDepth: 30,
    shoulder: 124,
    drop: 28,
    chest: 120,
    waist: 106,
    hem: 124,
    length: 346,
    sag: 4,
  };
  const half =
    'M-8 196C-34 130 -46 60 -48 0Q-86 8 -124 28C-109 62 -108 94 -120 128C-118 168 -106 190 -106 219C-106 276 -124 290 -124 338Q-124 348 -114 349C-80 352 -40 350 -14 330C2 314 0 250 -8 196Z';
  const lapel = 'M-46 -6L-70 18L-86 66L-72 74L-98 96L-12 204C-26 140 -38 70 -34 20Z';
  const notch = 'M-86 66L-60 62';
  const under =
    options.under === 'none'
      ? pen.inside('M-48 0C-24 10 24 10 48 0C44 80 26 150 2 204C-26 150 -44 80 -48 0Z')
      : shirtfront(pen, options.under === 'tie' ? (options.tie ?? { color: 'clay' }) : void 0);
  const panel = (path, light) =>
    pen.cloth(path, {
      folds: (frontFolds(torso).folds ?? []).filter(([[x]]) => light === x < 0),
      lights: light ? (frontFolds(torso).lights ?? []) : [],
    });
  const front =
    sleeves(pen, torso, { tip: [-182, 340], cuff: 60, bow: 8 }) +
    [0, 1]
      .map((side) =>
        [0, 14, 28]
          .map((y) => pen.button((side ? 1 : -1) * (164 + y * 0.16), 330 - y, 4, palette[options.buttons ?? 'camel']))
          .join(''),
      )
      .join('') +
    panel(mirrored(half), false) +
    panel(half, true) +
    pen.cloth(both('M-108 246L-46 238L-44 258L-108 268Z'), { ghost: true, depth: 0.4, outline: 2.6 }) +
    pen.line('M42 130L88 122', 5) +
    pen.cloth(mirrored(lapel), { ghost: true, angle: -20, depth: 0.6 }) +
    pen.cloth(lapel, { ghost: true, angle: 20, depth: 0.6 }) +
    pen.line(both(notch), 2.6) +
    [214, 262].map((y) => pen.button(-4, y, 7.5, palette[options.buttons ?? 'camel'])).join('');
  return pen.finish({
    back: '',
    front: under + front,
    box: { left: -222, right: 222, top: -12, bottom: 354 },
    pegs: [
      [-94, 16],
      [94, 16],
    ],
    focus: [0, 130],
  });
}
function shirtfront(pen, tie2) {
  const white = { color: 'white' };
  return (
    pen.cloth('M-48 -6H48C50 90 28 170 0 214C-28 170 -50 90 -48 -6Z', { fabric: white, ghost: true, depth: 0.4 }) +
    (tie2
      ? pen.cloth('M-10 38L-22 150L-2 206L20 150L10 38Z', { fabric: tie2, ghost: true }) +
        pen.cloth('M-16 16H16L10 42H-10Z', { fabric: tie2, ghost: true, depth: 0.6 })
      : [62, 104, 146].map((y) => pen.button(0, y, 4.5)).join('')) +
    pen.cloth('M-44 -12C-34 6 -16 18 -2 26L-26 62L-58 10Z', { fabric: white, ghost: true, depth: 0.3 }) +
    pen.cloth('M44 -12C34 6 16 18 2 26L26 62L58 10Z', { fabric: white, ghost: true, depth: 0.3 })
  );
}
function coat(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const torso = {
    ...body,
    neck: 50,
    neckDepth: 40,
    shoulder: 124,
    drop: 28,
    chest: 124,
    waist: 116,
    hem: 150,
    length: 436,
    sag: 6,
  };
  const lapel = 'M-46 -6L-76 14L-92 62L-76 72L-108 98L-14 176C-24 130 -30 70 -30 18Z';
  const buttons = [204, 256, 308]
    .flatMap((y) => [
      pen.button(-44, y, 9, palette[options.buttons ?? 'cocoa']),
      pen.button(34, y, 9, palette[options.buttons ?? 'cocoa']),
    ])
    .join('');
  const scarf2 = options.scarf
    ? pen.cloth('M-56 0C-40 40 30 46 56 0L62 26C44 74 -44 74 -62 26Z', { fabric: options.scarf, angle: 90 }) +
      pen.cloth('M-26 50L18 54L30 214L-22 214Z', { fabric: options.scarf, folds: [[[-8, 60], [0, 200], 4, 4]] }) +
      pen.line('M-18 214V230M-6 214V232M6 214V231M18 214V230M28 214V230', 3)
    : '';
  const front =
    sleeves(pen, torso, { tip: [-190, 348], cuff: 68, band: 30, bow: 8 }) +
    pen.cloth(torsoPath(torso), frontFolds(torso)) +
    pen.line('M12 170C10 260 14 340 12 440', 2.8) +
    pen.cloth(both('M-112 296L-62 288L-60 310L-114 320Z'), { ghost: true, depth: 0.5, outline: 2.6 }) +
    buttons +
    pen.cloth(mirrored(lapel), { ghost: true, angle: -20, depth: 0.6 }) +
    pen.cloth(lapel.replace('-14 176', '4 182'), { ghost: true, angle: 20, depth: 0.6 }) +
    pen.line(both('M-92 62L-64 58'), 2.6) +
    scarf2;
  return pen.finish({
    back: pen.inside('M-50 0C-24 8 24 8 50 0C40 80 20 150 -2 190C-24 150 -44 80 -50 0Z'),
    front,
    box: { left: -234, right: 234, top: -12, bottom: 444 },
    pegs: [
      [-94, 16],
      [94, 16],
    ],
    focus: [0, 150],
  });
}
function waistcoat(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const half = 'M-6 168C-34 120 -44 60 -48 0L-92 12C-88 60 -92 110 -122 138C-116 190 -112 230 -118 300L-60 348L0 300Z';
  const front =
    pen.cloth(mirrored(half), {
      folds: [
        [[112, 180], [60, 220], -10, 6],
        [[70, 320], [60, 220], 6, 6],
      ],
    }) +
    pen.cloth(half, { folds: [[[-112, 180], [-60, 220], 10, 6]], lights: [[[-80, 40], [-70, 130], 8, 6]] }) +
    pen.stitch(both('M-56 12C-50 70 -40 120 -14 166')) +
    pen.cloth(both('M-96 236L-44 244L-45 262L-98 254Z'), { ghost: true, depth: 0.4, outline: 2.6 }) +
    [180, 214, 248, 282].map((y) => pen.button(-2, y, 7, palette[options.buttons ?? 'cocoa'])).join('');
  return pen.finish({
    back: pen.inside('M-48 0C-24 14 24 14 48 0C44 60 30 130 0 178C-30 130 -44 60 -48 0Z'),
    front,
    box: { left: -126, right: 126, top: -6, bottom: 352 },
    pegs: [
      [-74, 8],
      [74, 8],
    ],
    focus: [0, 150],
  });
}
function tie(sheet, fabric, _options) {
  const pen = createPen(sheet, fabric);
  const loop = pen.cloth('M-20 70C-58 40 -60 -6 0 -10C60 -6 58 40 20 70L6 66C36 42 34 14 0 12C-34 14 -36 42 -6 66Z', {
    angle: 30,
  });
  const tail = pen.group('translate(26 -6) rotate(-6)', () =>
    pen.cloth('M-2 92L-22 330L-4 350L14 330L10 92Z', { angle: 12, depth: 0.6 }),
  );
  const blade = pen.cloth('M-15 96L-40 352L2 406L44 352L17 96Z', {
    angle: -34,
    folds: [[[10, 110], [-8, 380], 6, 5]],
    lights: [[[-12, 120], [-28, 340], 0, 5]],
  });
  return pen.finish({
    front: loop + tail + blade + pen.cloth('M-30 56Q0 66 30 56L18 104Q0 110 -18 104Z', { angle: 34 }),
    box: { left: -62, right: 78, top: -12, bottom: 410 },
    pegs: [[0, 0]],
    focus: [0, 150],
  });
}
function belt(sheet, fabric, { metal = 'marigold' }) {
  const pen = createPen(sheet, fabric);
  const buckle = slab(-40, -2, 80, 66, 14);
  const pin = pen.line('M0 4V72', 12) + pen.line('M0 4V72', 7, palette[metal]);
  return pen.finish({
    front:
      pen.cloth('M-25 40C-25 160 -20 280 -23 396L0 426L23 396C20 280 25 160 25 40Z', {
        inside: pen.stitch('M-17 56C-17 160 -12 280 -15 392L0 412L15 392C12 280 17 160 17 56'),
        lights: [[[-8, 100], [-6, 330], 2, 4]],
      }) +
      [232, 266, 300, 334, 368].map((y) => pen.button(0, y, 4, palette.ink)).join('') +
      pen.line(buckle, 16) +
      pen.line(buckle, 10, palette[metal]) +
      pin +
      pen.cloth(slab(-31, 92, 62, 26, 5), { depth: 0.8 }),
    box: { left: -50, right: 50, top: -10, bottom: 428 },
    pegs: [[0, 4]],
    focus: [0, 90],
  });
}

// src/demo/pictures/garments/tops.ts
var childBody = { ...body, neck: 52, neckDepth: 40, shoulder: 118, hem: 128, waist: 120, length: 322 };
function tshirt(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const base = options.fit === 'child' ? childBody : body;
  const bare = options.sleeves === 'none';
  const torso = bare ? { ...base, neck: 58, neckDepth: 84, shoulder: 88, drop: 8, chest: 108, arm: 132 } : base;
  const trim = options.trim ? plain2(options.trim) : fabric;
  const trimCloth = { fabric: { color: trim.color }, depth: 0.6 };
  const long = options.sleeves === 'long';
  const arms = bare
    ? ''
    : sleeves(
        pen,
        torso,
        long ? { tip: [-208, 316], cuff: 52, band: 18, bow: 6 } : { tip: [-196, 142], cuff: 92, bow: 4 },
        {
          stitched: !long,
          trim: trimCloth,
        },
      );
  const front =
    arms +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso) + print(pen, options.print) }) +
    (bare
      ? pen.stitch(
          both(
            d`M${-torso.shoulder + 9} ${torso.drop + 4}C${-torso.shoulder + 22} 60 ${-torso.chest + 24} 100 ${-torso.chest + 4} ${torso.arm + 9}`,
          ),
        )
      : '') +
    pen.cloth(neckBand(torso, 13), { ...trimCloth, ghost: true });
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: {
      left: bare ? -130 : long ? -240 : -225,
      right: bare ? 130 : long ? 240 : 225,
      top: -4,
      bottom: torso.length + 10,
    },
    pegs: [
      [-torso.shoulder * 0.78, torso.drop * 0.5],
      [torso.shoulder * 0.78, torso.drop * 0.5],
    ],
    focus: [0, 110],
  });
}
function print(pen, kind) {
  const ink = pen.thread;
  switch (kind) {
    case 'pocket':
      return (
        `<path d="M28 118H86V176Q57 196 28 176Z" fill="${pen.ground}" stroke="${pen.pen}" stroke-width="2.6"/>` +
        pen.stitch('M34 128H80')
      );
    case 'sun':
      return (
        `<circle cx="0" cy="192" r="46" fill="${palette.marigold}"/>` +
        pen.fill('M-64 200Q-32 184 0 200Q32 216 64 200L64 214Q32 230 0 214Q-32 198 -64 214Z', palette.clay) +
        pen.fill('M-56 226Q-28 212 0 226Q28 240 56 226L56 238Q28 252 0 238Q-28 224 -56 238Z', palette.teal)
      );
    case 'wave':
      return (
        pen.fill('M-140 176Q-70 150 0 176Q70 202 140 176V206Q70 232 0 206Q-70 180 -140 206Z', palette.cream) +
        pen.fill('M-140 206Q-70 180 0 206Q70 232 140 206V232Q70 258 0 232Q-70 206 -140 232Z', palette.marigold)
      );
    case 'bolt':
      return pen.fill('M14 128L-40 204H-6L-20 262L42 176H6Z', palette.marigold);
    case 'heart':
      return pen.fill(symmetric('M0 248C-22 228 -62 204 -62 172C-62 144 -20 136 0 166'), palette.coral);
    case 'number':
      return `<g fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="butt" stroke-linejoin="miter"><path d="M-52 142H-8L-36 246"/><path d="M12 142H56L28 246"/></g>`;
    default:
      return '';
  }
}
function shirt(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const fitted = options.cut === 'fitted';
  const torso = { ...body, neck: 46, neckDepth: 42, waist: fitted ? 98 : 112, hem: 112, length: 372, sag: 34 };
  const short = options.sleeves === 'short';
  const buttons = [70, 130, 190, 250, 310, 366]
    .map((y) => pen.button(0, y, 6.5, options.trim ? palette[options.trim] : palette.cream))
    .join('');
  const placket =
    pen.cloth(slab(-16, 40, 32, 372), { ghost: true, depth: 0, outline: 0 }) +
    pen.line('M-16 44V404M16 44V404', 2.2) +
    pen.stitch('M-11 54V400M11 54V400');
  const pocket =
    pen.cloth('M40 122H94V172L67 190L40 172Z', { ghost: true, depth: 0.3, outline: 2.4 }) + pen.stitch('M45 134H89');
  const front =
    sleeves(
      pen,
      torso,
      short ? { tip: [-190, 158], cuff: 86, bow: 4 } : { tip: [-202, 336], cuff: 52, band: 34, bow: 8 },
      { stitched: short },
    ) +
    pen.cloth(torsoPath(torso), { ...frontFolds(torso), inside: hemStitch(pen, torso, 10) + placket }) +
    (fitted ? '' : pocket) +
    buttons +
    collar(pen);
  return pen.finish({
    back:
      pen.inside(neckBack(torso, -2)) +
      pen.cloth('M-44 4C-30 -16 30 -16 44 4C30 18 -30 18 -44 4Z', { ghost: true, depth: 0.4 }),
    front,
    box: { left: short ? -225 : -232, right: short ? 225 : 232, top: -14, bottom: 410 },
    pegs: [
      [-88, 14],
      [88, 14],
    ],
    focus: [6, 96],
  });
}
function collar(pen, spread = 1) {
  const leaf2 = d`M-46 -7C-42 12 -22 34 -3 46L${-38 * spread} 92L${-80 * spread} 30C-72 10 -62 -4 -46 -7Z`;
  const seam = d`M-44 8C-38 24 -24 40 -10 50L${-39 * spread} 82L${-71 * spread} 31`;
  return (
    pen.cloth(leaf2, { angle: 38, depth: 0.5, ghost: true }) +
    pen.cloth(leaf2.replace(leaf2, both(leaf2).slice(leaf2.length)), { angle: -38, depth: 0.5, ghost: true }) +
    pen.stitch(both(seam))
  );
}
function blouse(sheet, fabric, options) {
  const pen = createPen(sheet, fabric);
  const vee = options.collar === 'vee';
  const torso = { ...body, neck: 54, neckDepth: vee ? 96 : 46, waist: 108, hem: 134, length: 340, sag: 16 };
  const trim = options.trim ? plain2(options.trim) : { color: fabric.color };
  const accents =
    options.collar === 'round'
      ? pen.cloth('M0 52C-30 54 -48 32 -54 -2L-66 4C-84 44 -66 86 -34 88C-12 88 -2 70 0 52Z', {
          fabric: trim,
          ghost: true,
        }) +
        pen.cloth('M0 52C30 54 48 32 54 -2L66 4C84 44 66 86 34 88C12 88 2 70 0 52Z', { fabric: trim, ghost: true }) +
        [104, 140, 176].map((y) => pen.button(0, y, 5)).join('')
      : options.collar === 'bow'
        ? pen.cloth(neckBand(torso, 15), { fabric: trim, ghost: true }) +
          pen.cloth('M-6 66C-22 90 -34 140 -30 172L-8 160C-12 130 -4 96 4 70Z', { fabric: trim }) +
          pen.cloth('M6 66C22 88 40 130 40 158L18 152C16 124 6 96 -4 70Z', { fabric: trim }) +
          pen.cloth('M0 62C-22 34 -62 34 -64 60C-64 90 -24 86 0 70C24 86 64 90 64 60C62 34 22 34 0 62Z', {
            fabric: trim,
            folds: [
              [[-8, 64], [-48, 60], 6, 4],
              [[8, 64], [48, 60], -6, 4],
            ],
          }) +
          pen.cloth(slab(-13, 52, 26, 28, 9), { fabric: trim, ghost: true, depth: 0.5 })
        : pen.line(both('M-54 0C-50 40 -22 78 0 98'), 8, pen.thread) + pen.line('M0 98V150');
  const gathers = [-70, -46, -24, 24, 46, 70].map((x) => [
    [x, 66 + Math.abs(x) * 0.1],
    [x * 1.15, 150],
    x > 0 ? -5 : 5,
    3,
  ]);
  const folds = frontFolds(torso);
  const front =
    sleeves(pen, torso, { tip: [-206, 262], cuff: 60, band: 16, bow: 30 }, { trim: { fabric: trim } }) +
    pen.cloth(torsoPath(torso), {
      ...folds,
      folds: [...(folds.folds ?? []), ...gathers],
      inside: hemStitch(pen, torso, 10),
    }) +
    accents;
  return pen.finish({
    back: pen.inside(neckBack(torso)),
    front,
    box: { left: -246, right: 246, top: -4, bottom: 360 },
    pegs: [
      [-90, 14],
      [90, 14],
    ],
    focus: [0, 100],
  });
}

// src/demo/pictures/garments/index.ts
var drawers = {
  backpack,
  basket,
  beanie,
  belt,
  bib,
  blazer,
  blouse,
  bodysuit,
  cap,
  cardigan,
  coat,
  dress,
  dungarees,
  folded,
  handbag,
  hoodie,
  jacket,
  jumper,
  mittens,
  puffer,
  raincoat,
  scarf,
  shirt,
  shoes,
  skirt,
  sleepsuit,
  socks,
  stack,
  sunhat,
  tie,
  tote,
  trousers,
  tshirt,
  umbrella,
  waistcoat,
};
var table = drawers;
function drawPiece(sheet, piece) {
  const draw = table[piece.garment];
  return draw(sheet, piece.fabric, piece);
}

// src/demo/pictures/scenes/common.ts
var washes = {
  linen: wash('#F2E7D3'),
  oat: wash('#E6D6BA'),
  sage: wash('#CFD8C3'),
  sky: wash('#CBDEE3'),
  rose: wash('#F0D5CB'),
  butter: wash('#F5E3B3'),
  clay: wash('#DDA283'),
  dusk: wash('#B9C6D3'),
  lilac: wash('#DCD3E0'),
  night: wash('#3B4A63'),
  forest: wash('#5E7566'),
};
function wash(wall2) {
  const dark = lightness(wall2) < 0.5;
  const pale = mix(wall2, '#FFFDF6', dark ? 0.14 : 0.45);
  return { wall: wall2, deep: mix(wall2, palette.ink, dark ? 0.34 : 0.14), pale, lit: dark ? palette.butter : pale };
}
var placed = (markup, { x, y, scale, turn = 0 }) =>
  `<g transform="translate(${r(x)} ${r(y)})${turn ? ` rotate(${r(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1e3) / 1e3})`}">${markup}</g>`;
var r = (value) => Math.round(value * 10) / 10;
var r2 = (value) => Math.round(value * 100) / 100;
function place(markup, spot) {
  return markup ? placed(markup, spot) : '';
}
function castShadow(sheet, drawing, spot, [dx, dy], strength = 0.2) {
  const blur = sheet.define(
    'soft',
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>`,
  );
  return `<g fill="${palette.ink}" opacity="${strength}" filter="url(#${blur})">${placed(drawing.shadow, { ...spot, x: spot.x + dx, y: spot.y + dy })}</g>`;
}
function peg(sheet, x, y, turn, scale = 1) {
  const id = sheet.define(
    'peg',
    (name) =>
      `<g id="${name}"><path d="M-7-24Q-6-29 0-29Q6-29 7-24L8 22Q8 27 3 27L0 14L-3 27Q-8 27-8 22Z" fill="#DDB57C" stroke="#7A5534" stroke-width="2.2"/><path d="M-8-3H8M-8 2H8" stroke="#8D8A84" stroke-width="2.6"/><path d="M-4-22V-8" stroke="#F6DDAE" stroke-width="2.6"/></g>`,
  );
  return `<use href="#${id}" transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${r2(scale)})"/>`;
}
function windowLight(x, y, opacity = 0.34) {
  const pane = (dx, dy) => `M${Math.round(x) + dx} ${Math.round(y) + dy}l118 -34v128l-118 34Z`;
  return `<path d="${pane(0, 0)}${pane(134, -38)}${pane(0, 150)}${pane(134, 112)}" fill="#FFF9E8" opacity="${opacity}"/>`;
}
function sprig(sheet, spot, fill3, opacity = 1) {
  const id = sheet.define('sprig', (name) => {
    const leaves = [0, 1, 2, 3, 4].map((n) => {
      const at = -24 - n * 34;
      const w = 34 - n * 4;
      return d`M0 ${at}C${-w * 0.4} ${at - 26} ${-w} ${at - 24} ${-w * 1.25} ${at - 34}C${-w * 1.2} ${at - 4} ${-w * 0.5} ${at + 6} 0 ${at}ZM0 ${at - 14}C${w * 0.4} ${at - 40} ${w} ${at - 38} ${w * 1.25} ${at - 48}C${w * 1.2} ${at - 18} ${w * 0.5} ${at - 8} 0 ${at - 14}Z`;
    });
    const leafy = moved(leaves.join(''), (point) => point);
    return `<path id="${name}" d="M-2 0Q4 -100 -2 -205H2Q8 -100 2 0Z${leafy}M0 -190C-12 -206 -8 -224 2 -236C12 -222 12 -204 0 -190Z"/>`;
  });
  const { x, y, scale, turn = 0 } = spot;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${r2(scale)})" fill="${fill3}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}
function washBasket(x, wall2, deep) {
  const edge = mix(deep, palette.ink, 0.25);
  return placed(
    `<path d="M-84 -86H84L66 0H-66Z" fill="${deep}" stroke="${edge}" stroke-width="3"/><path d="M-74 -60H74M-68 -34H68M-50 -84L-42 -2M0 -84V-2M50 -84L42 -2" stroke="${edge}" stroke-width="3" opacity=".5"/><path d="M-90 -96H90V-80H-90Z" fill="${deep}" stroke="${edge}" stroke-width="3"/><path d="M-70-97V-111Q-70-117-64-117H56Q64-117 64-111V-97ZM-56-117V-129Q-56-135-50-135H40Q48-135 48-129V-117Z" fill="${mix(wall2, '#FFFDF6', 0.55)}" stroke="${edge}" stroke-width="3"/>`,
    { x, y: 580, scale: 1 },
  );
}

// src/demo/pictures/scenes/detail.ts
function detailScene(sheet, { wash: wash2, zoom = 2.1 }, [drawing]) {
  if (!drawing) return '';
  const [fx, fy] = drawing.focus;
  const spot = { x: 400 - fx * zoom, y: 320 - fy * zoom, scale: zoom, turn: 0 };
  return `<path d="M0 0H800V600H0Z" fill="${washes[wash2].wall}"/>${castShadow(sheet, drawing, spot, [16, 18], 0.3)}${place(drawing.back + drawing.front, spot)}`;
}

// src/demo/pictures/scenes/line.ts
var sag = 56;
function ropeAt(x, ends) {
  const t = (x + 20) / 840;
  return ends + 2 * sag * t * (1 - t);
}
function lineScene(sheet, scene, drawings) {
  const wash2 = washes[scene.wash];
  const { spots, ends, low } = layout(sheet, drawings);
  const rope = d`M-20 ${ends}Q400 ${ends + sag} 820 ${ends}`;
  const each = (draw) =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: ends, scale: 1 })).join('');
  return (
    views[scene.view](sheet, wash2) +
    (low < 420 ? washBasket(sheet.between(240, 560), wash2.wall, wash2.deep) : '') +
    (scene.view === 'wall' ? each((drawing, spot) => castShadow(sheet, drawing, spot, [30, 26], 0.16)) : '') +
    each(({ back }, spot) => place(back, spot)) +
    `<g fill="none"><g stroke="#75583F" stroke-width="5"><path id="rope" d="${rope}"/></g><use href="#rope" stroke="#E2C79B" stroke-width="2.4" stroke-dasharray="7 5"/></g>` +
    each(({ front }, spot) => place(front, spot)) +
    each((drawing, spot) => pegsOf(sheet, drawing, spot, ends))
  );
}
function layout(sheet, drawings) {
  const count = drawings.length;
  const gap = count > 2 ? 2 : 16;
  const below = Math.max(...drawings.map(({ box }) => box.bottom));
  const above = Math.max(0, ...drawings.map(({ box }) => -box.top));
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const room = 800 - (count > 1 ? 84 : 120) - gap * (count - 1);
  const scale = Math.min(1.22, 462 / (below + Math.max(0, above - 24)), room / width);
  const ends = Math.max(64, 30 + above * scale, 64 + (446 - below * scale) * 0.36);
  let x = 400 - (width * scale + gap * (count - 1)) / 2;
  const spots = drawings.map(({ box }) => {
    const origin = x - box.left * scale;
    x += (box.right - box.left) * scale + gap;
    const slope = Math.atan((ropeAt(origin + 20, ends) - ropeAt(origin - 20, ends)) / 40) * (180 / Math.PI);
    return {
      x: origin,
      y: ropeAt(origin, ends) - 8 * scale,
      scale,
      turn: round(slope * 0.6 + sheet.between(-0.8, 0.8)),
    };
  });
  return { spots, ends, low: ends + sag / 2 + below * scale };
}
function pegsOf(sheet, drawing, spot, ends) {
  const turn = ((spot.turn ?? 0) * Math.PI) / 180;
  return drawing.pegs
    .map(([px, py], index) => {
      const x = spot.x + spot.scale * (px * Math.cos(turn) - py * Math.sin(turn));
      return peg(sheet, x, ropeAt(x, ends) + 2, (spot.turn ?? 0) + (index % 2 ? 4 : -3), 0.85 + 0.25 * spot.scale);
    })
    .join('');
}
var views = {
  hills: (sheet, wash2) => {
    const far = mix(wash2.wall, palette.sage, 0.34);
    const near2 = mix(wash2.wall, palette.moss, 0.46);
    return (
      sky(wash2, sheet.between(120, 680)) +
      `<path d="M0 430C120 360 220 352 330 404C450 336 560 330 800 412V600H0Z" fill="${far}"/>` +
      houses(sheet, wash2, 470) +
      `<path d="M0 524C160 484 300 512 440 522C580 532 690 500 800 512V600H0Z" fill="${near2}"/>` +
      tufts(sheet, mix(near2, palette.forest, 0.4))
    );
  },
  roofs: (sheet, wash2) => {
    const warm = lightness(wash2.wall) > 0.5 ? palette.clay : palette.ink;
    return (
      sky(wash2, sheet.between(120, 680)) +
      houses(sheet, wash2, 460, 1.4) +
      houses(
        sheet,
        { ...wash2, lit: wash2.lit, pale: mix(wash2.wall, warm, 0.2), deep: mix(wash2.wall, warm, 0.34) },
        556,
        1.7,
      )
    );
  },
  bay: (sheet, wash2) => {
    const far = mix(wash2.wall, palette.sage, 0.4);
    const bridge = mix(wash2.wall, palette.terracotta, 0.5);
    const water = mix(wash2.wall, palette.teal, 0.3);
    const towers = 'M196 330h18v206h-18ZM586 330h18v206h-18Z';
    return (
      sky(wash2, sheet.between(300, 500)) +
      `<path d="M0 470C110 400 190 420 270 480H0ZM800 450C700 380 600 420 540 480H800Z" fill="${far}"/><path d="M0 476H800V600H0Z" fill="${water}"/><path d="${towers}" fill="${bridge}"/><path d="M0 446Q120 440 205 334Q400 580 595 334Q690 440 800 446M0 462H800M40 446v16M80 440v22M120 424v38M160 392v70M250 388v74M300 428v34M350 446v16M450 446v16M500 428v34M550 388v74M640 392v70M680 424v38M720 440v22M760 446v16" fill="none" stroke="${bridge}" stroke-width="4"/><path d="M0 466H800" stroke="${bridge}" stroke-width="9"/><path d="M60 520h90M230 544h120M420 512h70M520 560h140M680 528h80M90 576h110M360 580h80" stroke="${wash2.pale}" stroke-width="4" opacity=".7"/>`
    );
  },
  garden: (sheet, wash2) => {
    const leafy = mix(wash2.wall, palette.sage, 0.55);
    const deep = mix(wash2.wall, palette.moss, 0.6);
    const bushes = Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${round(index * 100 + sheet.between(-24, 24))}" cy="${round(560 + sheet.between(-26, 22))}" r="${round(sheet.between(62, 96))}"/>`,
    ).join('');
    return (
      sky(wash2, sheet.between(120, 680)) +
      `<g fill="${leafy}">${bushes}</g>` +
      [70, 190, 610, 740]
        .map((x) =>
          sprig(
            sheet,
            { x: x + sheet.between(-20, 20), y: 620, turn: sheet.between(-14, 14), scale: sheet.between(0.7, 1) },
            deep,
          ),
        )
        .join('') +
      `<path d="M0 574C200 556 420 570 800 560V600H0Z" fill="${deep}"/>`
    );
  },
  wall: (sheet, wash2) =>
    `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/>` +
    windowLight(sheet.between(60, 420), sheet.between(150, 220)) +
    `<path d="M0 548H800V600H0Z" fill="${wash2.deep}"/><path d="M0 548H800" stroke="${mix(wash2.deep, palette.ink, 0.2)}" stroke-width="3"/>` +
    sprig(sheet, { x: sheet.between(30, 80), y: 590, turn: sheet.between(-8, 12), scale: 1.25 }, wash2.deep, 0.7) +
    sprig(sheet, { x: sheet.between(720, 770), y: 590, turn: sheet.between(-12, 8), scale: 1.25 }, wash2.deep, 0.7),
};
function sky(wash2, sun) {
  return `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/><circle cx="${round(sun)}" cy="250" r="170" fill="${wash2.pale}" opacity=".75"/>`;
}
function tufts(sheet, colour) {
  const marks = Array.from({ length: 12 }, () => {
    const x = Math.round(sheet.between(10, 790));
    const y = Math.round(sheet.between(540, 592));
    return `M${x} ${y}q-2-12-8-17m8 17q1-14 3-20m-3 20q4-10 10-14`;
  });
  return `<path d="${marks.join('')}" fill="none" stroke="${colour}" stroke-width="2.6" opacity=".6"/>`;
}
function houses(sheet, wash2, ground, size = 1) {
  const walls = ['', ''];
  let panes = '';
  let x = sheet.between(-60, -20);
  for (let index = 0; x < 810; index += 1) {
    const w = Math.round(sheet.between(66, 88) * size);
    const h = Math.round(sheet.between(74, 112) * size);
    const left2 = Math.round(x);
    const top = ground - h;
    const roof =
      index % 3
        ? `V${top}h-4v-9h${w + 6}v9h-2V600Z`
        : `V${top}l${w / 2}-${Math.round(26 * size)}l${w / 2} ${Math.round(26 * size)}V600Z`;
    walls[index % 2] += `M${left2} 600${roof}`;
    const pane = `h${Math.round(w * 0.2)}v${Math.round(22 * size)}h-${Math.round(w * 0.2)}Z`;
    panes += `M${Math.round(x + w * 0.2)} ${top + 18}${pane}M${Math.round(x + w * 0.6)} ${top + 18}${pane}`;
    x += w + 2;
  }
  return `<path d="${walls[0]}" fill="${mix(wash2.deep, wash2.pale, 0.55)}"/><path d="${walls[1]}" fill="${wash2.deep}"/><path d="${panes}" fill="${wash2.lit}" opacity=".8"/>`;
}

// src/demo/pictures/scenes/room.ts
function railScene(sheet, { wash: name, by, backdrop = 'window' }, drawings) {
  const wash2 = washes[name];
  const hooked = by === 'hook';
  const spots = layout2(drawings, hooked);
  const each = (draw) =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: 120, scale: 1 })).join('');
  return (
    wall(sheet, wash2, backdrop) +
    (hooked ? rack(wash2, spots) : '') +
    each((drawing, spot) => castShadow(sheet, drawing, spot, [22, 20], 0.2)) +
    (hooked ? '' : pole(wash2)) +
    each(({ back }, spot) => place(back, spot)) +
    (hooked ? '' : each((drawing, spot) => place(hanger(drawing, spot), spot))) +
    each(({ front }, spot) => place(front, spot)) +
    (hooked ? '' : each((drawing, spot) => clips(sheet, drawing, spot)))
  );
}
function layout2(drawings, hooked) {
  const gap = drawings.length > 1 ? 22 : 0;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const below = Math.max(...drawings.map(({ box }) => box.bottom));
  const rise = Math.max(...drawings.map(riseOf));
  const top = hooked ? 66 : rise ? 98 : 128;
  const scale = Math.min(
    1.2,
    (hooked ? 486 : 556 - top) / (below + rise),
    (800 - 64 - gap * (drawings.length - 1)) / width,
  );
  const slack = Math.max(0, 548 - top - (below + rise) * scale) * (hooked ? 0 : 0.3);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  return drawings.map(({ box, pegs }) => {
    const origin = x - box.left * scale;
    x += (box.right - box.left) * scale + gap;
    const loop = hooked && pegs.length === 1 ? (pegs[0]?.[1] ?? 0) * scale : 0;
    return { x: round(origin), y: round(top + rise * scale + (hooked ? -loop : Math.min(slack, 26))), scale };
  });
}
function riseOf({ box }) {
  return box.top < -24 ? -box.top : 0;
}
function wall(sheet, wash2, backdrop) {
  const base = `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/>`;
  if (backdrop === 'panel') {
    const grooves = Array.from({ length: 10 }, (_, index) => `M${40 + index * 80} 360V600`).join('');
    return `${base}<path d="M0 352H800V600H0Z" fill="${mix(wash2.wall, palette.ink, 0.07)}"/><path d="${grooves}M0 366H800" fill="none" stroke="${wash2.deep}" stroke-width="3"/><path d="M0 346H800V358H0Z" fill="${wash2.pale}"/><path d="M0 359H800" stroke="${wash2.deep}" stroke-width="3"/>`;
  }
  if (backdrop === 'leaves') {
    const twigs = [0, 1].map(
      () =>
        sprig(
          sheet,
          { x: sheet.between(-20, 60), y: sheet.between(560, 640), turn: sheet.between(8, 34), scale: 1.9 },
          wash2.deep,
          0.5,
        ) +
        sprig(
          sheet,
          { x: sheet.between(740, 820), y: sheet.between(560, 640), turn: sheet.between(-34, -8), scale: 1.9 },
          wash2.deep,
          0.5,
        ),
    );
    return `${base}<path d="M120 0L420 0L800 520V600H560Z" fill="#FFF9E8" opacity=".28"/>${twigs.join('')}`;
  }
  return (
    base +
    windowLight(sheet.between(70, 380), sheet.between(190, 260), 0.4) +
    `<path d="M0 562H800V600H0Z" fill="${wash2.deep}"/><path d="M0 560H800" stroke="${wash2.pale}" stroke-width="5"/>`
  );
}
function pole(wash2) {
  const dark = mix(wash2.deep, palette.ink, 0.3);
  return `<path d="M-10 58H810" stroke="${palette.ink}" stroke-width="12" opacity=".16" transform="translate(8 12)"/><path d="M-10 48H810" stroke="${dark}" stroke-width="18"/><path d="M-10 48H810" stroke="#C79A5E" stroke-width="13"/><path d="M-10 44H810" stroke="#EBCB97" stroke-width="3"/>`;
}
function hanger(drawing, { y, scale }) {
  const { pegs } = drawing;
  const waist = (pegs[0]?.[1] ?? 0) < 6 && pegs.length > 1;
  const bend = (44 - y) / scale;
  const hook = d`M0 -8V${bend + 42}C0 ${bend + 26} 24 ${bend + 24} 24 ${bend + 4}C24 ${bend - 20} -10 ${bend - 22} -12 ${bend}`;
  const reach = waist ? Math.abs(pegs[0]?.[0] ?? 60) + 16 : 84;
  const bar = waist ? `M${-reach} -14H${reach}` : `M${-reach} 22Q-46 -6 0 -10Q46 -6 ${reach} 22`;
  return `<g fill="none"><path d="${hook}" stroke="#4C4A48" stroke-width="8"/><path d="${hook}" stroke="#B9B6AE" stroke-width="4"/><path d="${bar}" stroke="#7A5534" stroke-width="17"/><path d="${bar}" stroke="#D3A66A" stroke-width="12"/></g>`;
}
function clips(sheet, { pegs }, spot) {
  const waist = (pegs[0]?.[1] ?? 0) < 6 && pegs.length > 1;
  return waist
    ? pegs
        .map(([x, y]) => peg(sheet, spot.x + x * spot.scale, spot.y + (y - 4) * spot.scale, 0, spot.scale * 0.9))
        .join('')
    : '';
}
function rack(wash2, spots) {
  const board = mix('#C79A5E', wash2.wall, 0.2);
  const edge = mix(board, palette.cocoa, 0.6);
  const places = [
    .../* @__PURE__ */ new Set([
      ...spots.map(({ x }) => Math.round(x)),
      ...[70, 235, 400, 565, 730].filter((x) => spots.every((spot) => Math.abs(spot.x - x) > 110)),
    ]),
  ];
  return (
    `<path d="M-10 52H810V98H-10Z" fill="${palette.ink}" opacity=".14" transform="translate(0 12)"/><path d="M-10 44H810V92H-10Z" fill="${board}" stroke="${edge}" stroke-width="3"/><path d="M-10 52H810" stroke="#F0D7AC" stroke-width="3"/><path d="M60 70Q240 62 420 72M480 80Q620 74 790 78M-10 80Q60 84 120 80" fill="none" stroke="${edge}" stroke-width="2" opacity=".4"/>` +
    places.map((x) => knob(x, 70)).join('')
  );
}
function knob(x, y) {
  return `<circle cx="${round(x + 4)}" cy="${round(y + 7)}" r="15" fill="${palette.ink}" opacity=".18"/><circle cx="${round(x)}" cy="${round(y)}" r="14" fill="#D9AC70" stroke="#7A5534" stroke-width="3"/><circle cx="${round(x - 4)}" cy="${round(y - 4)}" r="4.5" fill="#F3DDB2"/>`;
}

// src/demo/pictures/scenes/surface.ts
function tableScene(sheet, { wash: name, top = 'linen', props = 'none' }, drawings) {
  const wash2 = washes[name];
  const spots = layFlat(sheet, drawings);
  const each = (draw) =>
    drawings.map((drawing, index) => draw(drawing, spots[index] ?? { x: 400, y: 100, scale: 1 })).join('');
  return (
    tops[top](wash2) +
    trinkets[props](sheet, wash2) +
    each((drawing, spot) => castShadow(sheet, drawing, spot, [12, 13], 0.3)) +
    each(({ back, front }, spot) => place(back + front, spot))
  );
}
function layFlat(sheet, drawings) {
  const gap = 26;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const tallest = Math.max(...drawings.map(({ box }) => box.bottom - box.top));
  const scale = Math.min(1.34, 500 / tallest, (800 - 80 - gap * (drawings.length - 1)) / width);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  return drawings.map(({ box }, index) => {
    const left2 = x;
    x += (box.right - box.left) * scale + gap;
    const turn = drawings.length > 1 ? (index % 2 ? 3 : -3) : sheet.between(-5, 5);
    const middle = 300 - ((box.top + box.bottom) / 2) * scale;
    const sway = Math.sin((turn * Math.PI) / 180) * ((box.top + box.bottom) / 2) * scale;
    return { x: round(left2 - box.left * scale + sway), y: round(middle), scale, turn: round(turn) };
  });
}
var tops = {
  linen: ({ wall: wall2, deep, pale }) => {
    const weave = Array.from(
      { length: 13 },
      (_, index) => `M0 ${20 + index * 47}Q400 ${12 + index * 47} 800 ${22 + index * 47}`,
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${wall2}"/><path d="${weave}" fill="none" stroke="${pale}" stroke-width="9" opacity=".45"/><path d="M0 470C200 430 260 600 420 600H0Z" fill="${deep}" opacity=".35"/><path d="M800 90C640 130 620 0 560 0H800Z" fill="${pale}" opacity=".7"/><path d="M-10 30H810M-10 570H810" fill="none" stroke="${mix(deep, palette.clay, 0.5)}" stroke-width="3.5" stroke-dasharray="14 10" opacity=".55"/>`;
  },
  planks: ({ wall: wall2, deep, pale }) => {
    const wood = mix(wall2, palette.camel, 0.28);
    const joints = [118, 240, 362, 484].map((y) => `M0 ${y}H800`).join('');
    const grain = [40, 82, 160, 204, 282, 330, 402, 450, 526, 570]
      .map((y, index) => `M${(index * 137) % 300} ${y}q120 -12 240 0t220 4`)
      .join('');
    return `<path d="M0 0H800V600H0Z" fill="${wood}"/><path d="${grain}" fill="none" stroke="${mix(wood, palette.cocoa, 0.3)}" stroke-width="3" opacity=".45"/><path d="${joints}" stroke="${mix(wood, palette.cocoa, 0.5)}" stroke-width="4"/><path d="M0 122H800M0 244H800M0 366H800M0 488H800" stroke="${pale}" stroke-width="2.5" opacity=".7"/><path d="M0 0L340 0L0 420Z" fill="${deep}" opacity=".1"/>`;
  },
  rug: ({ wall: wall2, deep, pale }) => {
    const fringe = Array.from(
      { length: 24 },
      (_, index) => `M${70 + index * 29} 40v-26M${70 + index * 29} 560v26`,
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${mix(wall2, palette.camel, 0.22)}"/><path d="${fringe}" stroke="${pale}" stroke-width="5"/><path d="M52 38H748V562H52Z" fill="${wall2}" stroke="${deep}" stroke-width="4"/><path d="M76 62H724V538H76Z" fill="none" stroke="${mix(deep, palette.clay, 0.45)}" stroke-width="7" opacity=".6"/><path d="M92 78H708V522H92Z" fill="none" stroke="${pale}" stroke-width="4"/>`;
  },
};
var trinkets = {
  none: () => '',
  sprig: (sheet, wash2) => {
    const green = mix(wash2.deep, palette.moss, 0.6);
    const twig = (x, y, turn) =>
      sprig(sheet, { x: x + 8, y: y + 8, turn, scale: 0.95 }, palette.ink, 0.12) +
      sprig(sheet, { x, y, turn, scale: 0.95 }, green);
    return twig(82, 592, 8) + twig(722, 0, 189);
  },
  pegs: (sheet) => peg(sheet, 60, 520, 24, 1.5) + peg(sheet, 102, 556, -32, 1.5) + peg(sheet, 742, 60, 118, 1.5),
  thread: (_, wash2) => {
    const spool = (x, y, colour) =>
      `<g transform="translate(${x} ${y}) rotate(-14)"><path d="M-26 -34h52v68h-52Z" fill="${palette.ink}" opacity=".16" transform="translate(9 9)"/><path d="M-22 -24h44v48h-44Z" fill="${colour}" stroke="${mix(colour, palette.ink, 0.5)}" stroke-width="3"/><path d="M-22 -14h44M-22 -4h44M-22 6h44M-22 16h44" stroke="${mix(colour, '#FFFFFF', 0.4)}" stroke-width="2"/><path d="M-28 -38h56v14h-56ZM-28 24h56v14h-56Z" fill="#DDB57C" stroke="#7A5534" stroke-width="3"/></g>`;
    return `<path d="M80 536C150 570 60 590 30 640" fill="none" stroke="${palette.clay}" stroke-width="3"/>${spool(62, 524, palette.clay)}${spool(738, 76, mix(palette.teal, wash2.wall, 0.2))}`;
  },
};
function floorScene(sheet, { wash: name, on }, drawings) {
  const wash2 = washes[name];
  const ground = 498;
  const gap = 30;
  const width = drawings.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const tallest = Math.max(...drawings.map(({ box }) => box.bottom - box.top));
  const scale = Math.min(1.5, 390 / tallest, (800 - 130 - gap * (drawings.length - 1)) / width);
  let x = 400 - (width * scale + gap * (drawings.length - 1)) / 2;
  const standing2 = drawings.map((drawing) => {
    const spot = { x: round(x - drawing.box.left * scale), y: round(ground - drawing.box.bottom * scale), scale };
    const middle = x + ((drawing.box.right - drawing.box.left) * scale) / 2;
    x += (drawing.box.right - drawing.box.left) * scale + gap;
    const half = ((drawing.box.right - drawing.box.left) * scale) / 2;
    const blur = sheet.define(
      'pool',
      (id) =>
        `<filter id="${id}" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="6"/></filter>`,
    );
    const pool = `<ellipse cx="${round(middle + 16)}" cy="${ground + 3}" rx="${round(half * 0.98)}" ry="13" fill="${palette.ink}" opacity=".3" filter="url(#${blur})"/>`;
    return {
      behind: castShadow(sheet, drawing, spot, [30, 4], 0.15) + pool,
      art: place(drawing.back + drawing.front, spot),
    };
  });
  return (
    grounds[on](sheet, wash2, ground, 400 - (width * scale) / 2) +
    standing2.map(({ behind }) => behind).join('') +
    standing2.map(({ art }) => art).join('')
  );
}
function band(top, bottom, fill3) {
  return `<path d="M0 ${top}H800V${bottom}H0Z" fill="${fill3}"/>`;
}
var grounds = {
  bench: (sheet, wash2, ground) => {
    const wood = '#C9985F';
    return (
      `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/>` +
      windowLight(sheet.between(90, 420), sheet.between(110, 170), 0.42) +
      band(ground - 58, ground + 26, wood) +
      `<path d="M0 ${ground - 56}H800" stroke="#EBCB97" stroke-width="5"/><path d="M0 ${ground - 34}q200 8 420 0t380 2M120 ${ground - 8}q180-8 360 0M520 ${ground + 8}q120 6 280 0" fill="none" stroke="${mix(wood, palette.cocoa, 0.5)}" stroke-width="3" opacity=".4"/>` +
      band(ground + 26, ground + 58, mix(wood, palette.cocoa, 0.4)) +
      `<path d="M0 ${ground + 27}H800" stroke="#EBCB97" stroke-width="4"/>` +
      band(ground + 58, 600, mix(wash2.wall, palette.ink, 0.3))
    );
  },
  step: (sheet, wash2, ground) => {
    const stone = mix(wash2.wall, palette.stone, 0.35);
    const bricks = Array.from(
      { length: 7 },
      (_, row) =>
        Array.from({ length: 6 }, (_2, column) => `M${column * 150 + (row % 2 ? -75 : 0)} ${40 + row * 62}h146`).join(
          '',
        ) +
        Array.from({ length: 6 }, (_2, column) => `M${column * 150 + (row % 2 ? -77 : -2)} ${40 + row * 62}v-62`).join(
          '',
        ),
    ).join('');
    return `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/><path d="${bricks}" fill="none" stroke="${wash2.deep}" stroke-width="3" opacity=".5"/>${band(ground - 58, ground + 36, mix(stone, '#FFFFFF', 0.3))}${band(ground + 36, 600, mix(stone, palette.ink, 0.18))}<path d="M0 ${ground - 58}H800" stroke="${mix(stone, palette.ink, 0.18)}" stroke-width="4"/><path d="M0 ${ground + 36}H800" stroke="${wash2.pale}" stroke-width="6"/>${sprig(sheet, { x: 34, y: ground - 50, turn: sheet.between(-6, 10), scale: 0.9 }, mix(wash2.deep, palette.moss, 0.6))}${sprig(sheet, { x: 770, y: ground - 50, turn: sheet.between(-10, 6), scale: 0.75 }, mix(wash2.deep, palette.moss, 0.6))}`;
  },
  tiles: (_, wash2, ground) => {
    const floor = mix(wash2.wall, palette.terracotta, 0.3);
    const lines2 = [-700, -420, -190, 0, 190, 420, 700]
      .map((x) => d`M${400 + x * 0.55} ${ground - 64}L${400 + x * 1.1} 600`)
      .join('');
    return `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/><path d="M0 ${ground - 92}H800V${ground - 64}H0Z" fill="${wash2.pale}"/><path d="M0 ${ground - 92}H800" stroke="${wash2.deep}" stroke-width="3"/><path d="M0 ${ground - 64}H800V600H0Z" fill="${floor}"/><path d="${lines2}M0 ${ground}H800M0 ${ground + 54}H800" fill="none" stroke="${mix(floor, palette.cocoa, 0.3)}" stroke-width="3" opacity=".55"/><path d="M0 ${ground - 64}H800" stroke="${mix(wash2.deep, palette.ink, 0.2)}" stroke-width="4"/>`;
  },
  shelf: (sheet, wash2, ground, margin) => {
    const pot = palette.terracotta;
    const right = sheet.random() > 0.5;
    const x = right ? 728 : 72;
    return (
      `<path d="M0 0H800V600H0Z" fill="${wash2.wall}"/><circle cx="${right ? 300 : 500}" cy="250" r="210" fill="${wash2.pale}" opacity=".55"/>` +
      band(ground - 54, ground + 22, mix(wash2.pale, '#FFFFFF', 0.3)) +
      `<path d="M0 ${ground - 54}H800" stroke="${mix(wash2.deep, palette.ink, 0.12)}" stroke-width="3"/>` +
      band(ground + 22, ground + 48, wash2.deep) +
      band(ground + 48, ground + 78, mix(wash2.wall, palette.ink, 0.08)) +
      (margin < 110
        ? ''
        : sprig(sheet, { x: x - 8, y: ground - 84, turn: -14, scale: 0.85 }, mix(wash2.deep, palette.moss, 0.7)) +
          sprig(sheet, { x: x + 10, y: ground - 84, turn: 16, scale: 0.7 }, mix(wash2.deep, palette.moss, 0.55)) +
          `<path d="M${x - 46} ${ground - 94}h92l-12 82h-68Z" fill="${pot}" stroke="${mix(pot, palette.ink, 0.45)}" stroke-width="3"/><path d="M${x - 50} ${ground - 106}h100v22h-100Z" fill="${pot}" stroke="${mix(pot, palette.ink, 0.45)}" stroke-width="3"/><path d="M${x + 16} ${ground - 80}h20l-8 66h-16Z" fill="${palette.ink}" opacity=".14"/>`)
    );
  },
};

// src/demo/pictures/sheet.ts
function createSheet(seed, crowd = 1) {
  const known = /* @__PURE__ */ new Map();
  const markups = [];
  let count = 0;
  let state = (seed * 2654435761) >>> 0;
  const id = () => {
    count += 1;
    return count.toString(36).replace(/^\d/, (digit) => `n${digit}`);
  };
  const random = () => {
    state = (state + 1831565813) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    id,
    crowd,
    random,
    between: (low, high) => low + (high - low) * random(),
    define: (key, markup) => {
      const existing = known.get(key);
      if (existing) return existing;
      const name = id();
      known.set(key, name);
      markups.push(markup(name));
      return name;
    },
    definitions: () => markups.join(''),
  };
}
function hash2(text) {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

// src/demo/pictures/index.ts
function drawPicture(spec) {
  const seed = hash2(JSON.stringify(spec));
  const sheet = createSheet(seed, spec.pieces.length);
  const drawings = spec.pieces.map((piece) => drawPiece(sheet, piece));
  return frame(sheet, seed, drawScene(sheet, spec.scene, drawings));
}
function drawScene(sheet, scene, drawings) {
  switch (scene.kind) {
    case 'detail':
      return detailScene(sheet, scene, drawings);
    case 'floor':
      return floorScene(sheet, scene, drawings);
    case 'line':
      return lineScene(sheet, scene, drawings);
    case 'rail':
      return railScene(sheet, scene, drawings);
    case 'table':
      return tableScene(sheet, scene, drawings);
  }
}

// src/demo/demoPictures.ts
function pictureName({ title, slug }, index) {
  return `${slug ?? slugOf(title)}-${index + 1}.svg`;
}
function pictureNames(donation) {
  return donation.pictures.map((_, index) => pictureName(donation, index));
}
function demoPictures(donations2 = demoDonations) {
  return new Map(
    donations2.flatMap((donation) =>
      donation.pictures.map((spec, index) => [pictureName(donation, index), drawPicture(spec)]),
    ),
  );
}
function slugOf(title) {
  return title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

// src/http/encode.ts
import { promisify } from 'util';
import { brotliCompress, constants, gzip } from 'zlib';
var smallestCompressed = 1024;
function chooseEncoding(accept) {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : void 0;
}
var compressBrotli = promisify(brotliCompress);
var compressGzip = promisify(gzip);
async function encode(body2, encoding, quality) {
  if (encoding === 'gzip') return compressGzip(body2);
  return compressBrotli(body2, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// src/http/entityTag.ts
import { createHash as createHash2 } from 'crypto';
function entityTag(body2) {
  return `W/"${createHash2('sha1').update(body2).digest('base64url')}"`;
}
function isKnown(ifNoneMatch, tag) {
  if (ifNoneMatch === void 0) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(tag));
}
function weak(tag) {
  return tag.replace(/^W\//, '');
}

// src/files/servedFile.ts
var fileQuality = 9;
function createServedFile(body2, { extension, cacheControl }) {
  const type = types[extension] ?? 'application/octet-stream';
  const isWorth =
    body2.length >= smallestCompressed && /^(text|application\/(json|manifest|javascript)|image\/svg)/.test(type);
  const made = /* @__PURE__ */ new Map();
  return {
    type,
    body: body2,
    tag: entityTag(body2),
    cacheControl,
    encoded(encoding) {
      if (!isWorth) return void 0;
      const known = made.get(encoding);
      if (known) return known;
      const promise = encode(body2, encoding, fileQuality);
      made.set(encoding, promise);
      promise.catch(() => made.delete(encoding));
      return promise;
    },
  };
}
var types = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

// src/routes/pictureAddresses.ts
var picturePath = '/pictures/';
function withPictures(donations2, origin) {
  return donations2.map((donation) => ({
    ...donation,
    images: donation.images.map((image) => (image.startsWith(picturePath) ? origin + image : image)),
  }));
}

// src/demoParts.ts
var hour = 36e5;
function demo(now = /* @__PURE__ */ new Date()) {
  const donations2 = demoDonations.toReversed().map((donation) => {
    const { title, description, category, userId, latitude, longitude, locationName, postedHoursAgo } = donation;
    const images = pictureNames(donation).map((name) => picturePath + name);
    const createdAt = new Date(now.getTime() - postedHoursAgo * hour).toISOString();
    return { title, description, category, images, userId, latitude, longitude, locationName, createdAt };
  });
  const options = { extension: 'svg', cacheControl: 'public, max-age=86400' };
  const pictures = [...demoPictures()].map(([name, svg]) => [name, createServedFile(Buffer.from(svg), options)]);
  return { demoDonations: donations2, pictures: new Map(pictures) };
}

// src/observe/createLog.ts
import { pino } from 'pino';
var waitingLines = 16e6;
var together = { minLength: 8192, periodicFlush: 50 };
var lastPatience = 1e3;
function createLines() {
  return pino.destination({ dest: 1, sync: false, maxLength: waitingLines, ...together });
}
async function endLines(lines2) {
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  const limit = setTimeout(() => resolve2(false), lastPatience);
  lines2.once('close', () => resolve2(true));
  lines2.once('error', () => resolve2(true));
  lines2.end();
  const isEnded = await promise;
  clearTimeout(limit);
  lines2.destroy();
  return isEnded;
}
function createLog(level, destination) {
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label) => ({ level: label }) },
  };
  return pino(options, destination);
}
function createTimestamp() {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return text;
  };
}

// src/start.ts
import { getRequestListener as getRequestListener2 } from '@hono/node-server';

// src/app.ts
import { Hono as Hono2 } from 'hono';

// src/http/messages.ts
import { maxBodyBytes } from '@clothesline/api-client/contract';
var messages2 = {
  checkInput: 'Please check what you sent.',
  noSuchCall: 'There is no such call.',
  noSuchPage: 'There is nothing at this address.',
  donationNotFound: 'Donation Not Found',
  notPossible: (method) => `${method} is not possible here.`,
  sendJson: 'Please send JSON (Content-Type: application/json).',
  sendUtf8: 'Please send UTF-8.',
  sendPlain: 'Please send the body without a Content-Encoding.',
  notJson: 'This is not JSON.',
  tooLarge: `Please send at most ${maxBodyBytes} bytes.`,
  tooDeep: 'This JSON is nested too deeply.',
  cutOff: 'The request ended before its body did.',
  foreignOrigin: 'This website is not on the list of sites that may list donations here.',
  foreignForm: 'Forms of other websites cannot be sent here.',
  failed: 'Something went wrong on our side. Please try again later.',
  storeAway: 'The store cannot be reached right now. Please try again in a moment.',
  storeFull: 'The server is out of space, so nothing can be added right now.',
  starting: 'The server is starting. Please try again in a moment.',
  busy: 'The server is very busy right now. Please try again in a moment.',
  tooManyDonations: (seconds2) =>
    `Many donations were listed from here in a short time. Please try again ${inWords(seconds2)}.`,
  tooManyMessages: (seconds2) => `That was a lot of messages. Please go on ${inWords(seconds2)}.`,
  tooManyReports: (seconds2) => `Many errors were reported from here. Please go on ${inWords(seconds2)}.`,
  reusedKey: 'This Idempotency-Key was used for another donation.',
  badKey: 'An Idempotency-Key has 8 to 100 characters of A-Z, a-z, 0-9, _ and -',
  badRequest: 'This is not a request that can be understood.',
  headersTooLarge: 'The heads of this request are too large.',
  tooSlow: 'The request took too long.',
};
function inWords(seconds2) {
  if (seconds2 <= 1) return 'in a second';
  if (seconds2 < 90) return `in ${seconds2} seconds`;
  return `in ${Math.ceil(seconds2 / 60)} minutes`;
}

// src/http/refusal.ts
var Refusal = class extends Error {
  name = 'Refusal';
  status;
  issues;
  headers;
  constructor(status, message, { issues, headers = {}, cause } = {}) {
    super(message, { cause });
    this.status = status;
    this.issues = issues;
    this.headers = headers;
  }
};

// src/http/failure.ts
var fullCodes = /* @__PURE__ */ new Set(['ENOSPC', 'EDQUOT', '53100']);
var awayCodes = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P\d\d|57014|53300)$/;
var awayMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;
function refusalOf(error) {
  if (error instanceof Refusal) return error;
  if (error instanceof ReusedKey) return new Refusal(409, messages2.reusedKey);
  const code = codeOf(error);
  if (code !== void 0 && fullCodes.has(code)) return new Refusal(507, messages2.storeFull);
  const isAway =
    (code !== void 0 && awayCodes.test(code)) || (error instanceof Error && awayMessages.test(error.message));
  if (isAway) return new Refusal(503, messages2.storeAway, { headers: { 'Retry-After': '2' } });
  return new Refusal(500, messages2.failed);
}

// src/http/notModified.ts
var bodyHeaders = ['Content-Length', 'Content-Type', 'Content-Encoding'];
var notModified = async (c, next) => {
  await next();
  const known = c.req.header('If-None-Match');
  const { method } = c.req;
  if (known === void 0 || c.res.status !== 200 || (method !== 'GET' && method !== 'HEAD')) return;
  const tag = c.res.headers.get('ETag');
  if (tag === null || !isKnown(known, tag)) return;
  const { headers } = c.res;
  for (const name of bodyHeaders) headers.delete(name);
  c.res = void 0;
  c.res = new Response(null, { status: 304, headers });
};

// src/http/responseCache.ts
import { LRUCache } from 'lru-cache';

// src/http/batched.ts
import { setImmediate as setImmediate3 } from 'timers/promises';
function batched(work) {
  let running = Promise.resolve();
  let next;
  async function run() {
    await running;
    await setImmediate3();
    await setImmediate3();
    next = void 0;
    const result = work();
    running = result.catch(() => {});
    return result;
  }
  return () => (next ??= run());
}

// src/http/queryText.ts
function queryText(address, names) {
  const given = new URL(address).searchParams;
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}

// src/http/responseCache.ts
var ownHeaders = ['Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag', 'Link'];
var headersSize = 1e3;
function createResponseCache({ bytes, version }) {
  if (bytes === 0) return () => (_c, next) => next();
  const cache = new LRUCache({
    maxSize: bytes,
    maxEntrySize: bytes / 8,
    sizeCalculation: ({ body: body2 }, key) => body2.byteLength + key.length * 2 + headersSize,
  });
  const currentVersion = batched(version);
  const inFlight = /* @__PURE__ */ new Map();
  return (parameters) => async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const current = await currentVersion();
    const key = keyOf(c, parameters);
    const name = `${current}
${key}`;
    const known = cache.get(key);
    const cached = known?.version === current ? known : await inFlight.get(name);
    if (cached) return send(c, cached);
    const made = next().then(() => responseOf(c, current));
    inFlight.set(name, made);
    try {
      const response = await made;
      if (response) cache.set(key, response);
    } finally {
      inFlight.delete(name);
    }
  };
}
function keyOf(c, parameters) {
  const { origin, pathname } = new URL(c.req.url);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding')) ?? '';
  return `${pathname}?${queryText(c.req.url, parameters)}
${encoding}
${origin}`;
}
function send(c, { body: body2, headers }) {
  c.header('Vary', 'Accept-Encoding', { append: true });
  for (const [name, value] of headers) c.header(name, value);
  return c.body(body2, 200);
}
async function responseOf(c, version) {
  const { res } = c;
  if (res.status !== 200 || !res.headers.has('ETag')) return void 0;
  const body2 = new Uint8Array(await res.clone().arrayBuffer());
  const headers = [...res.headers].filter(([name]) => isOwn(name));
  return { version, body: body2, headers };
}
function isOwn(name) {
  return name.startsWith('x-total-count') || ownHeaders.some((own) => own.toLowerCase() === name);
}

// src/http/sendJson.ts
var liveQuality = 4;
function sendJson(c, value, options = {}) {
  return sendJsonText(c, JSON.stringify(value), options);
}
async function sendJsonText(c, body2, { status = 200, headers = {}, revalidated = false } = {}) {
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  c.header('Cache-Control', revalidated ? 'no-cache' : 'no-store');
  if (revalidated) c.header('ETag', entityTag(body2));
  c.header('Content-Type', 'application/json; charset=utf-8');
  if (body2.length < smallestCompressed) return c.body(body2, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(body2, status);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await encode(body2, encoding, liveQuality)), status);
}

// src/limits/limits.ts
import { createHash as createHash3 } from 'crypto';

// src/http/networkOf.ts
import { isIPv4, isIPv6, SocketAddress } from 'net';
function addressIn(text) {
  const [, host = text] = /^\[([^[\]]+)\](?::\d+)?$/.exec(text) ?? /^([^:]+):\d+$/.exec(text) ?? [];
  const [address = ''] = host.split('%', 1);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : void 0;
}
function networkOf(address) {
  const canonical = addressIn(address) ?? address;
  if (!isIPv6(canonical)) return canonical;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical) ?? [];
  if (mapped) return mapped;
  const [left2 = '', right = ''] = canonical.split('::');
  const groups = left2.split(':').filter(Boolean);
  const rest2 = right.split(':').filter(Boolean);
  const zeros = canonical.includes('::') ? Array.from({ length: 8 - groups.length - rest2.length }, () => '0') : [];
  return [...groups, ...zeros, ...rest2].slice(0, 4).join(':');
}

// src/limits/limits.ts
var clientErrors = { amount: 20, seconds: 3600 };
var sessionsOfAddress = 5;
function createLimiter(store, { create: create2, chat }) {
  async function take(allowances, message) {
    const wait5 = await store.take(allowances.filter((one) => one !== void 0));
    if (wait5 > 0) throw new Refusal(429, message(wait5), { headers: { 'Retry-After': String(wait5) } });
  }
  return {
    onCreate: (c) => take([allowance('create', callerOf(c), create2)], messages2.tooManyDonations),
    onClientError: (c) => take([allowance('client error', callerOf(c), clientErrors)], messages2.tooManyReports),
    onChat(c, sessionId) {
      const wide2 = chat && { ...chat, amount: chat.amount * sessionsOfAddress };
      return take(
        [allowance('chat session', sessionId, chat), allowance('chat address', callerOf(c), wide2)],
        messages2.tooManyMessages,
      );
    },
  };
}
function allowance(what, who, limit) {
  if (!limit || who === void 0) return void 0;
  const key = createHash3('sha256').update(`${what} ${who}`).digest('base64url').slice(0, 24);
  return { key, ...limit };
}
function callerOf({ env }) {
  return env?.address === void 0 ? void 0 : networkOf(env.address);
}

// src/observe/observer.ts
var idPattern = /^[A-Za-z0-9_-]{8,64}$/;
function requestIdOf(given) {
  return typeof given === 'string' && idPattern.test(given) ? given : crypto.randomUUID();
}
function createObserver(log, metrics) {
  return ({ requestId, method, route, status, milliseconds }) => {
    metrics.answered({ method, route, status, milliseconds });
    const line2 = { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 };
    if (status >= 500) log.error(line2, 'request');
    else log.info(line2, 'request');
  };
}

// src/observe/requestLog.ts
function requestLog(observe) {
  return async (c, next) => {
    const start2 = performance.now();
    const requestId = requestIdOf(c.req.header('X-Request-Id'));
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await next();
    const route = c.get('route') ?? '(none)';
    observe({ requestId, method: c.req.method, route, status: c.res.status, milliseconds: performance.now() - start2 });
  };
}

// src/routes/calls.ts
import { endpoints } from '@clothesline/api-client/contract';
import { $ZodObject } from 'zod/v4/core';
function addCalls(app, handlers, cache) {
  const methods2 = /* @__PURE__ */ new Map();
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    app.on(method, honoPath(path), async (c, next) => {
      c.set('route', path);
      return next();
    });
    if (cachedCalls.has(name)) app.on(method, honoPath(path), cache(queryNames(endpoints[name])));
    app.on(method, honoPath(path), handlers[name]);
    const known = methods2.get(path) ?? /* @__PURE__ */ new Set();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods2.set(path, known);
  }
  for (const [path, allowed] of methods2) {
    app.all(honoPath(path), (c) => {
      c.set('route', path);
      return refuseMethod(c, [...allowed]);
    });
  }
}
var cachedCalls = /* @__PURE__ */ new Set(['listCategories', 'listDonations', 'listNearbyDonations', 'getDonation']);
function queryNames({ query }) {
  return query instanceof $ZodObject ? Object.keys(query._zod.def.shape) : [];
}
function refuseMethod(c, allowed) {
  throw new Refusal(405, messages2.notPossible(c.req.method), { headers: { Allow: allowed.join(', ') } });
}
var endpointNames = Object.keys(endpoints).filter((name) => name in endpoints);
function honoPath(path) {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

// src/routes/chat.ts
import { endpoints as endpoints2 } from '@clothesline/api-client/contract';

// src/http/checked.ts
import { issuesOf } from '@clothesline/api-client/contract';
import { safeParse } from 'zod/v4/core';
function checked(schema, input) {
  const result = safeParse(schema, input);
  if (result.success) return result.data;
  throw new Refusal(400, messages2.checkInput, { issues: issuesOf(result.error) });
}
function queryOf(address) {
  return Object.fromEntries([...new URL(address).searchParams].toReversed());
}

// src/http/fittingRows.ts
var maxListBytes = 512 * 1024;
function fittingRows(rows) {
  const fitting = [];
  let bytes = 2;
  for (const row of rows) {
    const json = JSON.stringify(row);
    bytes += Buffer.byteLength(json) + 1;
    if (bytes > maxListBytes && fitting.length > 0) break;
    fitting.push(json);
  }
  return fitting;
}

// src/http/readJson.ts
import { maxBodyBytes as maxBodyBytes2 } from '@clothesline/api-client/contract';
var maxDepth = 32;
async function readJson(c) {
  const request = c.req.raw;
  checkType(request.headers);
  const bytes = await readBytes(request);
  if (c.env?.startRunning?.() === false) {
    throw new Refusal(503, messages2.busy, { headers: { 'Retry-After': '1' } });
  }
  const text = decoded(bytes);
  if (isDeeperThan(maxDepth, text)) throw new Refusal(400, messages2.tooDeep);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, messages2.notJson);
  }
}
function checkType(headers) {
  const [type = '', ...attributes] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') throw new Refusal(415, messages2.sendJson);
  const charset = attributes.map((attribute) => attribute.trim()).find((attribute) => attribute.startsWith('charset='));
  if (charset && charset.replaceAll(/^charset="?|"$/g, '') !== 'utf-8') throw new Refusal(415, messages2.sendUtf8);
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity') throw new Refusal(415, messages2.sendPlain);
}
async function readBytes(request) {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes2) throw new Refusal(413, messages2.tooLarge);
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBodyBytes2) throw new Refusal(413, messages2.tooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, messages2.cutOff);
  }
  return Buffer.concat(chunks, size);
}
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, messages2.sendUtf8);
  }
}
function isDeeperThan(limit, json) {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

// src/security/crossOrigin.ts
import { totalCountHeader, totalEstimateHeader } from '@clothesline/api-client/contract';

// src/security/origins.ts
function isHttps({ publicUrl }) {
  return publicUrl?.startsWith('https:') ?? false;
}
function callerOf2({ origin, host, secFetchSite }, lists) {
  if (origin === void 0) {
    return secFetchSite === void 0 || secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'none' : 'foreign';
  }
  if (secFetchSite === 'same-origin' || origin === lists.publicUrl || hostOf(origin) === host) return 'own';
  if (lists.allowedOrigins.includes(origin)) return 'allowed';
  return lists.embedOrigins.includes(origin) ? 'embed' : 'foreign';
}
function hostOf(origin) {
  return URL.canParse(origin) ? new URL(origin).host : void 0;
}

// src/security/crossOrigin.ts
var exposed = `Link, ${totalCountHeader}, ${totalEstimateHeader}, X-Request-Id, Retry-After`;
var preflightMemory = 7200;
function callerOfRequest(c, lists) {
  const { req } = c;
  return callerOf2(
    { origin: req.header('Origin'), host: req.header('Host'), secFetchSite: req.header('Sec-Fetch-Site') },
    lists,
  );
}
function crossOrigin(lists) {
  return async (c, next) => {
    c.header('Vary', 'Origin', { append: true });
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const origin = c.req.header('Origin');
    const isTrusted = origin !== void 0 && callerOfRequest(c, lists) === 'allowed';
    c.header('Access-Control-Allow-Origin', isTrusted ? origin : '*');
    if (isTrusted) c.header('Access-Control-Allow-Credentials', 'true');
    c.header('Access-Control-Expose-Headers', exposed);
    if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== void 0) {
      c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST');
      c.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, If-None-Match, X-Request-Id');
      c.header('Access-Control-Max-Age', String(preflightMemory));
      c.header('Vary', 'Access-Control-Request-Method, Access-Control-Request-Headers', { append: true });
      return c.body(null, 204);
    }
    return next();
  };
}
function refuseForeign(c, lists) {
  if (callerOfRequest(c, lists) === 'foreign') throw new Refusal(403, messages2.foreignOrigin);
}
function refuseForms(c) {
  if (c.req.header('Sec-Fetch-Mode') === 'navigate') throw new Refusal(403, messages2.foreignForm);
}

// src/routes/idempotencyKey.ts
var idempotencyKeyPattern = /^[A-Za-z0-9_-]{8,100}$/;
function idempotencyKey(c) {
  const key = c.req.header('Idempotency-Key');
  if (key === void 0 || idempotencyKeyPattern.test(key)) return key;
  throw new Refusal(400, messages2.checkInput, { issues: [{ path: 'Idempotency-Key', message: messages2.badKey }] });
}

// src/routes/chat.ts
function chatCalls({ store, limiter, assistant, now }) {
  return {
    async getChatHistory(c) {
      const { sessionId } = checked(endpoints2.getChatHistory.params, c.req.param());
      const newestFirst = (await store.messages(sessionId)).toReversed();
      return sendJsonText(c, `[${fittingRows(newestFirst).toReversed().join()}]`);
    },
    async sendMessage(c) {
      refuseForms(c);
      const { sessionId, ...message } = checked(endpoints2.sendMessage.body, await readJson(c));
      const key = idempotencyKey(c);
      const known = key && (await store.knownReply(sessionId, key));
      if (known) return sendReply(c, known);
      await limiter.onChat(c, sessionId);
      const content = await assistant.reply(message.content);
      const reply = { role: 'assistant', content, timestamp: now().toISOString() };
      return sendReply(c, await store.addMessages(sessionId, { message, reply }, key));
    },
  };
}
function sendReply(c, { content, timestamp }) {
  return sendJson(c, { assistantMessage: { content, timestamp } });
}

// src/routes/clientErrors.ts
import * as z from 'zod/mini';
var reportSchema = z.object({
  name: z.string().check(z.regex(/^\w{1,50}$/)),
  frames: z.array(z.string().check(z.regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/))).check(z.maxLength(5)),
});
function addClientErrors(app, { limiter, origins, log }) {
  const path = '/api/client-errors';
  app.post(path, async (c) => {
    c.set('route', path);
    refuseForeign(c, origins);
    refuseForms(c);
    const report = checked(reportSchema, await readJson(c));
    await limiter.onClientError(c);
    log.warn({ requestId: c.get('requestId'), ...report }, 'client error');
    return c.body(null, 204);
  });
  app.all(path, (c) => {
    c.set('route', path);
    return refuseMethod(c, ['POST']);
  });
}

// src/files/sendFile.ts
async function sendFile(c, file, status = 200) {
  c.header('Cache-Control', status === 200 ? file.cacheControl : 'no-store');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200) c.header('ETag', file.tag);
  c.header('Content-Type', file.type);
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const encoded = encoding && (await file.encoded(encoding));
  if (encoding && encoded) c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(encoded ?? file.body), status);
}

// src/openapi/createDocument.ts
import {
  endpoints as endpoints3,
  errorSchema,
  totalCountHeader as totalCountHeader2,
  totalEstimateHeader as totalEstimateHeader2,
} from '@clothesline/api-client/contract';

// src/openapi/messages.ts
import { maxBodyBytes as maxBodyBytes3 } from '@clothesline/api-client/contract';
var docMessages = {
  title: 'Clothesline API',
  version: '1.0.0',
  description:
    'Donations of clothes: list them, find them, ask the assistant. Reads and the chat answer any website without credentials; listing a donation needs a website that the server knows.',
  success: 'It worked.',
  totalCount: 'How many donations match in all.',
  totalEstimate: 'Sent where the count of a search is worked out from the newest donations.',
  idempotencyKey:
    'A name of your own for this write: sent again within a day it gives the donation that it made, and makes none.',
  link: 'Where the next page is, as <address>; rel="next". Missing on the last page.',
  refusals: {
    400: 'Something in the input is wrong; "issues" names each field.',
    403: 'This website may not do that.',
    404: 'There is none.',
    409: 'The Idempotency-Key was used for another donation.',
    413: `The body is larger than ${maxBodyBytes3} bytes.`,
    415: 'The body is not sent as application/json.',
    429: 'Too many in a short time; Retry-After says how many seconds to wait.',
    default: 'Any other failure.',
  },
  asJson: 'The same as an OpenAPI 3.1 document',
  calls: 'Calls',
  nothingSent: 'Nothing to send.',
  sent: { path: 'In the path', query: 'In the query', header: 'In a header', body: 'In the JSON body' },
  columns: ['Name', 'What it is', 'Needed'],
  yes: 'yes',
  no: 'no',
  answers: 'Answers',
  errors: 'Every refusal is JSON: {"message": "\u2026", "issues": [{"path": "images.0", "message": "\u2026"}]}.',
  tryIt: 'Try it',
};

// src/openapi/schemas.ts
import { toJSONSchema } from 'zod/v4/core';
function inputSchema(schema) {
  return converted(schema, 'input');
}
function answerSchema(schema) {
  return converted(schema, 'output');
}
function converted(schema, io) {
  const { $schema: _, ...rest2 } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  return rest2;
}

// src/openapi/createDocument.ts
function createDocument() {
  const paths = {};
  for (const [name, endpoint] of Object.entries(endpoints3)) {
    const methods2 = (paths[endpoint.path] ??= {});
    methods2[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: docMessages.title, version: docMessages.version, description: docMessages.description },
    paths,
    components: { schemas: { Error: answerSchema(errorSchema) } },
  };
}
function operation(name, endpoint) {
  const { summary, params, query, body: body2, answer: answer2, status, paged } = endpoint;
  const parameters = [
    ...(params ? parametersOf('path', inputSchema(params)) : []),
    ...(query ? parametersOf('query', inputSchema(query)) : []),
    ...(name === 'createDonation' ? [idempotencyKey2] : []),
  ];
  return {
    operationId: name,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body2 && { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body2) } } } }),
    responses: {
      [status]: {
        description: docMessages.success,
        ...(paged && { headers: pageHeaders }),
        content: { 'application/json': { schema: answerSchema(answer2) } },
      },
      ...refusals(endpoint),
    },
  };
}
var idempotencyKey2 = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source, description: docMessages.idempotencyKey },
};
var pageHeaders = {
  [totalCountHeader2]: { description: docMessages.totalCount, schema: { type: 'integer', minimum: 0 } },
  [totalEstimateHeader2]: { description: docMessages.totalEstimate, schema: { type: 'string', enum: ['true'] } },
  Link: { description: docMessages.link, schema: { type: 'string' } },
};
function parametersOf(place2, { properties = {}, required = [] }) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place2,
    required: required.includes(name),
    schema,
  }));
}
function refusals({ params, query, body: body2, path }) {
  const statuses = [
    ...(params || query || body2 ? ['400'] : []),
    ...(body2 ? ['403', '413', '415', '429'] : []),
    ...(path === endpoints3.createDonation.path && body2 ? ['409'] : []),
    ...(path.endsWith('{id}') ? ['404'] : []),
    'default',
  ];
  return Object.fromEntries(statuses.map((status) => [status, refusal2(status)]));
}
function refusal2(status) {
  return {
    description: docMessages.refusals[status] ?? docMessages.refusals.default ?? '',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

// src/openapi/escapeHtml.ts
function escapeHtml(text) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// src/openapi/renderPage.ts
function renderPage({ info, paths }, origin) {
  const calls = Object.entries(paths).flatMap(([path, methods2]) =>
    Object.entries(methods2).map(([method, operation2]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation2,
    })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)}</p>
<p>${escapeHtml(docMessages.errors)}</p>
<p><a href="/api/openapi.json">${escapeHtml(docMessages.asJson)}</a></p>
<nav aria-label="${escapeHtml(docMessages.calls)}">
<ul>
${calls.map(({ path, method, operation: operation2 }) => `<li><a href="#${operation2.operationId}"><code>${method} ${escapeHtml(path)}</code></a> ${escapeHtml(operation2.summary)}</li>`).join('\n')}
</ul>
</nav>
${calls.map(({ path, method, operation: operation2 }) => renderCall(method, path, operation2, origin)).join('\n')}
</main>
</body>
</html>
`;
}
function renderCall(method, path, operation2, origin) {
  const { operationId, summary, parameters = [], requestBody, responses } = operation2;
  const tables = [
    renderParameters(
      docMessages.sent.path,
      parameters.filter((parameter) => parameter.in === 'path'),
    ),
    renderParameters(
      docMessages.sent.query,
      parameters.filter((parameter) => parameter.in === 'query'),
    ),
    requestBody
      ? renderParameters(docMessages.sent.body, fieldsOf(requestBody.content['application/json'].schema))
      : '',
  ].filter((table2) => table2 !== '');
  return `<section id="${operationId}">
<h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}.</p>
${tables.length > 0 ? tables.join('\n') : `<p>${escapeHtml(docMessages.nothingSent)}</p>`}
<h3>${escapeHtml(docMessages.answers)}</h3>
<ul>
${Object.entries(responses)
  .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
  .join('\n')}
</ul>
${
  method === 'GET' && !path.includes('{')
    ? `<h3>${escapeHtml(docMessages.tryIt)}</h3>
<pre tabindex="0"><code>curl '${escapeHtml(origin + path + example(parameters))}'</code></pre>`
    : ''
}
</section>`;
}
function fieldsOf({ properties = {}, required = [] }) {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}
function renderParameters(caption, rows) {
  if (rows.length === 0) return '';
  return `<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${docMessages.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ name, schema, required }) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(described(schema))}</td><td>${required ? docMessages.yes : docMessages.no}</td></tr>`).join('\n')}
</tbody>
</table>`;
}
function described(schema) {
  const limits = Object.entries(limitWords).flatMap(([keyword, say]) =>
    schema[keyword] === void 0 ? [] : [say(schema[keyword])],
  );
  const kind = schema.type === 'array' && schema.items ? `list of ${described(schema.items)}` : (schema.type ?? 'any');
  return [kind, ...limits].join(', ');
}
var limitWords = {
  const: (value) => `always ${JSON.stringify(value)}`,
  pattern: (value) => `as ${String(value)}`,
  minItems: (value) => `at least ${String(value)}`,
  maxItems: (value) => `at most ${String(value)}`,
  maxLength: (value) => `at most ${String(value)} characters`,
  minimum: (value) => `from ${String(value)}`,
  maximum: (value) => `to ${String(value)}`,
};
function example(parameters) {
  const values = { lat: '37.7749', lng: '-122.4194', search: 'coat', limit: '5' };
  const pairs = parameters.flatMap(({ name }) => (values[name] === void 0 ? [] : [`${name}=${values[name]}`]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

// src/openapi/styleSheet.ts
var styleSheet = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#faf6ee, #141a24);
  --surface: light-dark(#fffdf9, #1c2431);
  --text: light-dark(#1f2a3d, #f2ece1);
  --muted: light-dark(#566072, #b3b9c4);
  --line: light-dark(#e3d9c6, #344054);
  --accent: light-dark(#a03e26, #f0a78e);
}
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.6 system-ui, sans-serif;
}
main {
  max-inline-size: 60em;
  margin-inline: auto;
  padding: 32px 24px 72px;
}
h1, h2, h3 { line-height: 1.25; }
h2 { margin-block: 0 8px; font-size: 20px; overflow-wrap: anywhere; }
h3 { margin-block: 24px 8px; font-size: 16px; }
a { color: var(--accent); }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
h2 code { font-size: inherit; font-weight: 700; }
pre { overflow-x: auto; padding: 12px 16px; border-radius: 10px; background: var(--canvas); }
nav ul { padding-inline-start: 0; list-style: none; }
section {
  margin-block-start: 24px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  overflow-x: auto;
}
table { inline-size: 100%; border-collapse: collapse; margin-block-start: 16px; }
caption { text-align: start; font-weight: 600; padding-block-end: 4px; }
th, td {
  padding: 6px 12px 6px 0;
  border-block-end: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
}
thead th { color: var(--muted); font-weight: 500; }
`;

// src/security/headers.ts
var pagePolicy = ({ https }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' https: ${https ? '' : 'http: '}data:`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
var dataPolicy = "default-src 'none'; frame-ancestors 'none'";
var picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";
var standardHeaders = {
  'Content-Security-Policy': dataPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
var httpsMemory = 31536e3;
function securityHeadersFor({ https }) {
  return https ? { ...standardHeaders, 'Strict-Transport-Security': `max-age=${httpsMemory}` } : standardHeaders;
}
function securityHeaders(options) {
  const pairs = Object.entries(securityHeadersFor(options));
  return async (c, next) => {
    for (const [name, text] of pairs) c.header(name, text);
    await next();
  };
}

// src/routes/docs.ts
var localAddress = 'http://localhost:3000';
function addDocs(app, origins) {
  const policy = pagePolicy({ https: isHttps(origins) });
  const document = createDocument();
  const json = asset(JSON.stringify(document, null, 2), 'json');
  const page = asset(renderPage(document, origins.publicUrl ?? localAddress), 'html');
  const style = asset(styleSheet, 'css');
  app.get('/api', (c) => {
    c.set('route', '/api');
    return c.redirect('/api/docs');
  });
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return sendFile(c, json);
  });
  app.get('/api/docs.css', (c) => {
    c.set('route', '/api/docs.css');
    return sendFile(c, style);
  });
  app.get('/api/docs', (c) => {
    c.set('route', '/api/docs');
    c.header('Content-Security-Policy', policy);
    return sendFile(c, page);
  });
}
function asset(text, extension) {
  return createServedFile(Buffer.from(text), { extension, cacheControl: 'no-cache' });
}

// src/routes/donations.ts
import {
  createDonationSchemaFor,
  donationLimits as donationLimits3,
  endpoints as endpoints4,
  knownCategories,
  pageSize,
  totalCountHeader as totalCountHeader3,
  totalEstimateHeader as totalEstimateHeader3,
} from '@clothesline/api-client/contract';

// src/routes/cursor.ts
import { donationLimits as donationLimits2 } from '@clothesline/api-client/contract';
function writeCursor({ id }) {
  return String(id);
}
function readCursor(cursor) {
  if (cursor === void 0) return void 0;
  const id = Number(cursor);
  if (/^\d{1,10}$/.test(cursor) && id <= donationLimits2.id) return id;
  throw new Refusal(400, messages2.checkInput, {
    issues: [{ path: 'cursor', message: 'This cursor is not one of ours' }],
  });
}

// src/routes/donations.ts
var createSchema = createDonationSchemaFor(knownCategories);
function donationCalls({ store, areas, limiter, origins, now }) {
  const shown2 = (c, donations2) =>
    withPictures(withAreas(areas, donations2), origins.publicUrl ?? new URL(c.req.url).origin);
  async function donationsOf(ids) {
    const numbers = ids.split(',').map(Number);
    const found = await Promise.all(
      numbers.map(async (id) => (id <= donationLimits3.id ? store.donation(id) : void 0)),
    );
    return found.filter((donation) => donation !== void 0);
  }
  const sendDonations = (c, donations2) =>
    sendJsonText(c, `[${fittingRows(shown2(c, donations2)).join()}]`, {
      revalidated: true,
      headers: { [totalCountHeader3]: String(donations2.length) },
    });
  return {
    listCategories: (c) => sendJson(c, knownCategories, { revalidated: true }),
    async listDonations(c) {
      const {
        limit = pageSize.standard,
        cursor,
        ids,
        ...filter
      } = checked(endpoints4.listDonations.query, queryOf(c.req.url));
      if (ids !== void 0) return sendDonations(c, await donationsOf(ids));
      const {
        donations: donations2,
        total,
        isEstimate,
        hasMore,
      } = await store.listDonations({
        ...filter,
        limit,
        before: readCursor(cursor),
      });
      const rows = fittingRows(shown2(c, donations2));
      const last = donations2[rows.length - 1];
      const link = (hasMore || rows.length < donations2.length) && last && nextPage(c, last);
      return sendJsonText(c, `[${rows.join()}]`, {
        revalidated: true,
        headers: {
          [totalCountHeader3]: String(total),
          ...(isEstimate && { [totalEstimateHeader3]: 'true' }),
          ...(link && { Link: link }),
        },
      });
    },
    async listNearbyDonations(c) {
      const {
        lat,
        lng,
        category,
        limit = pageSize.nearby,
      } = checked(endpoints4.listNearbyDonations.query, queryOf(c.req.url));
      const isUnknown = category !== void 0 && category !== '' && !knownCategories.some((known) => known === category);
      const donations2 = isUnknown
        ? []
        : await store.nearbyDonations({ position: { latitude: lat, longitude: lng }, category, limit });
      return sendJsonText(c, `[${fittingRows(shown2(c, donations2)).join()}]`, { revalidated: true });
    },
    async getDonation(c) {
      const { id } = checked(endpoints4.getDonation.params, c.req.param());
      const donation = c.req.param('id') === String(id) ? await store.donation(id) : void 0;
      if (!donation) throw new Refusal(404, messages2.donationNotFound);
      return sendJson(c, shown2(c, [donation])[0], { revalidated: true });
    },
    async createDonation(c) {
      refuseForeign(c, origins);
      refuseForms(c);
      const sent = checked(createSchema, await readJson(c));
      const listing = toDonation2(sent, now());
      const given = idempotencyKey(c);
      const key = given === void 0 ? void 0 : { key: given, caller: callerOf(c) };
      const known = key && (await store.knownDonation(listing, key));
      if (!known) await limiter.onCreate(c);
      const [donation] = withAreas(areas, [known ?? (await store.addDonation(listing, key))]);
      return sendJson(c, donation, { status: 201, headers: { Location: `/api/donations/${donation?.id}` } });
    },
  };
}
function nextPage(c, last) {
  const { listDonations } = endpoints4;
  const query = new URLSearchParams(queryText(c.req.url, queryNames(listDonations)));
  query.set('cursor', writeCursor(last));
  return `<${listDonations.path}?${query.toString()}>; rel="next"`;
}
var oneDay = 864e5;
function toDonation2({ distance: _distance, createdAt, ...sent }, now) {
  const age = now.getTime() - Date.parse(createdAt ?? '');
  return { ...sent, createdAt: createdAt !== void 0 && age >= 0 && age <= oneDay ? createdAt : now.toISOString() };
}

// src/routes/embed.ts
var immutable = 'public, max-age=31536000, immutable';
var brief = 'public, max-age=300';
function addEmbed(app, files) {
  app.get('/embed/*', (c) => {
    c.set('route', '/embed/{file}');
    const path = c.req.path.slice('/embed'.length);
    const file = files.get(path);
    if (!file) throw new Refusal(404, messages2.noSuchPage);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, { ...file, cacheControl: path.startsWith('/latest/') ? brief : immutable });
  });
}

// src/routes/health.ts
import { setTimeout as wait3 } from 'timers/promises';
var checkTimeout = 2e3;
async function tooLate() {
  await wait3(checkTimeout, void 0, { ref: false });
  throw new Error('The store does not answer.');
}
function addHealth(app, store) {
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return sendJson(c, { status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    try {
      await Promise.race([store.check(), tooLate()]);
    } catch (error) {
      throw new Refusal(503, messages2.storeAway, { headers: { 'Retry-After': '2' }, cause: error });
    }
    return sendJson(c, { status: 'ready' });
  });
}

// src/routes/marketplace.ts
var screens = /^\/(explore|create|saved|profile|donations\/[^/]+)?$/;
var slashed = /^\/(?:explore|create|saved|profile|donations\/[^/]+)\/$/;
function addMarketplace(app, files, { https }) {
  const policy = pagePolicy({ https });
  const page = files.get('/index.html');
  app.all('*', (c) => {
    c.set('route', '(marketplace)');
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') refuseMethod(c, ['GET', 'HEAD']);
    const file = path === '/index.html' ? void 0 : files.get(path);
    const sendPage = (of, status) => {
      c.header('Content-Security-Policy', policy);
      return sendFile(c, of, status);
    };
    if (file?.type.startsWith('text/html')) return sendPage(file, 200);
    if (file) return sendAsset(c, path, file);
    if (page && screens.test(path)) return sendPage(page, 200);
    if (page && slashed.test(path)) return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 308);
    if (page && wantsPage(c)) return sendPage(page, 404);
    throw new Refusal(404, messages2.noSuchPage);
  });
}
function sendAsset(c, path, file) {
  if (path.startsWith('/assets/')) {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  return sendFile(c, file);
}
function wantsPage(c) {
  if (c.req.path.startsWith('/assets/')) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return (mode === void 0 || mode === 'navigate') && (c.req.header('Accept') ?? '').includes('text/html');
}

// src/routes/metrics.ts
import { timingSafeEqual } from 'crypto';
import { Hono } from 'hono';
function addMetrics(app, metrics, token) {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (token === void 0 || !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      throw new Refusal(404, messages2.noSuchPage);
    }
    return c.body(await metrics.text(), 200, { 'Cache-Control': 'no-store', 'Content-Type': metrics.type });
  });
}
function createMetricsApp(metrics) {
  return new Hono().get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.type }));
}
function isSame(given, wanted) {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// src/routes/pictures.ts
function addPictures(app, pictures) {
  app.get('/pictures/:file', (c) => {
    c.set('route', '/pictures/{file}');
    const picture = pictures.get(c.req.param('file'));
    if (!picture) throw new Refusal(404, messages2.noSuchPage);
    c.header('Content-Security-Policy', picturePolicy);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, picture);
  });
}

// src/routes/places.ts
import { endpoints as endpoints5, placesLimit } from '@clothesline/api-client/contract';
function placeCalls(list) {
  return {
    async findPlaces(c) {
      const {
        q = '',
        lat,
        lng,
        limit = placesLimit.standard,
      } = checked(endpoints5.findPlaces.query, queryOf(c.req.url));
      const places = await list();
      if (lat === void 0 || lng === void 0) return sendJson(c, places.find(q, limit), { revalidated: true });
      const place2 = places.nearest({ latitude: lat, longitude: lng });
      return sendJson(c, place2 ? [place2] : [], { revalidated: true });
    },
  };
}
async function loadWorldList() {
  return (await import('@clothesline/places/world')).createWorldList();
}
function worldList(make = loadWorldList) {
  let made;
  return () => {
    made ??= make().catch((error) => {
      made = void 0;
      throw error;
    });
    return made;
  };
}

// src/app.ts
function createApp(parts) {
  const { store, assistant, areas, log, origins, now } = parts;
  const limiter = createLimiter(store, parts.limits);
  const app = new Hono2();
  app.use(requestLog(parts.observe), securityHeaders({ https: isHttps(origins) }), notModified);
  app.use('/api/*', crossOrigin(origins));
  addDocs(app, origins);
  const handlers = {
    ...donationCalls({ store, areas, limiter, origins, now }),
    ...placeCalls(worldList()),
    ...chatCalls({ store, limiter, assistant, now }),
  };
  addCalls(app, handlers, createResponseCache({ bytes: parts.cacheBytes, version: () => store.version() }));
  addClientErrors(app, { limiter, origins, log });
  app.all('/api/*', () => {
    throw new Refusal(404, messages2.noSuchCall);
  });
  addHealth(app, store);
  addMetrics(app, parts.metrics, parts.metricsToken);
  addPictures(app, parts.pictures);
  addEmbed(app, parts.embed);
  addMarketplace(app, parts.marketplace, { https: isHttps(origins) });
  app.onError((error, c) => {
    const { status, message, issues, headers } = refusalOf(error);
    if (status >= 500) log.error({ requestId: c.get('requestId'), error: describe(error) }, 'failure');
    return sendJson(c, { message, issues }, { status, headers });
  });
  return app;
}
function describe(error) {
  const { name, message, stack: stack2, cause } = error;
  return { name, message, stack: stack2, ...(cause instanceof Error && { cause: cause.message }) };
}

// src/assistant/answer.ts
import { distanceInMiles as distanceInMiles3, toTenthOfMile as toTenthOfMile2 } from '@clothesline/api-client/contract';

// src/assistant/messages.ts
var assistantMessages = {
  greeting: (product) =>
    `Hi! I'm ${product}'s automated assistant. Tell me what you are looking for, for example "a warm jacket in the Mission", or ask me how donating or pickup works.`,
  topics: (product) => ({
    about: `I'm an automated assistant, not a person. ${product} is a place where neighbors give clothes to neighbors, for free. I can look through what is listed right now (by kind, category or neighborhood), and explain how donating, pickup and staying safe work.`,
    donate:
      'Thank you for giving! Open Donate, add a title, a short description, a category, a picture and roughly where it is, and press "Create Donation". It shows at once, here and on the map.',
    pickup:
      'You arrange pickup directly with the donor: agree on a time and a place that suit you both, be prompt, and tell them early if you cannot come. There is no delivery here.',
    safety:
      'Meet in a public, busy place by daylight, tell a friend where you are going, and keep your home address, passwords and money out of it. Nothing here ever costs anything; if somebody asks you to pay, walk away.',
    contact:
      'Each donation shows its donor. Contacting donors through this site is not available yet; the pickup notes on the donation say what to do.',
    save: 'Press the heart on a donation to keep it. Everything that you kept waits under Saved, on this device.',
    account:
      'You need no account to look around, to keep donations or to list one. Signing in is not available on this site yet.',
    cost: 'Everything here is free: donors give, nobody pays. If somebody asks you for money, please say no.',
    categories:
      'The categories are Women, Men, Children, Athletic, Footwear, Accessories, Professional and Seasonal. Which one shall I look through?',
    thanks: "You're very welcome! Is there anything else that I can look for?",
    bye: 'Goodbye, and take care!',
  }),
  unknown: `I'm an automated assistant, and I don't know that. What I can do: look for clothes by kind, category or neighborhood ("kids' shoes near the Castro"), and explain how donating, pickup and safety work.`,
  found: (what, where) => `Here is what I found for ${what}${where}:`,
  foundWide: (what, where) => `I found nothing for ${what}${where} right now, but there is this elsewhere:`,
  foundLoosely: (what, where) => `Nothing fits all of ${what}${where}, but this comes close:`,
  nothing: (what, where) =>
    `I looked, but there is nothing for ${what}${where} right now. New things are listed every day: please ask again, or browse everything under Explore.`,
  nothingListed: 'Nothing is listed at all right now. Be the first: open Donate.',
  newest: (where) => `This is new${where}:`,
  nearMe:
    'I cannot see where you are. Name a neighborhood and I look around it; "Donations Near You" on the home page can use your position.',
  more: (count) => `There is more (${count} in all). Explore shows everything.`,
  line: (title, place2, link) => `\u2022 ${title}, ${place2}: ${link}`,
  awayFrom: (miles, place2) => `${miles} mi from ${place2}`,
  inPlace: (place2) => ` in ${place2}`,
  within: (miles, place2) => ` within ${miles} mi of ${place2}`,
  quoted: (labels) => `"${labels.join(' ')}"`,
};

// src/assistant/tokens.ts
function tokensOf(text) {
  return text
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/'s\b/g, '')
    .split(/[^\p{L}\p{N}\p{M}-]+/u)
    .map((token) => token.replaceAll(/^-+|(?<!-)-+$/g, ''))
    .filter((token) => token !== '');
}
function singular(word) {
  const irregular = irregulars.get(word);
  if (irregular) return irregular;
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  for (const [ending, replacement] of endings) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
var irregulars = /* @__PURE__ */ new Map([
  ['scarves', 'scarf'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['babies', 'baby'],
  ['shoes', 'shoe'],
]);
var endings = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/s$/, ''],
];

// src/assistant/rank.ts
var worth = { askedInTitle: 8, kinInTitle: 5, askedInText: 3, kinInText: 1, category: 2 };
function ranked(donations2, terms) {
  return donations2
    .map((donation) => ({ donation, score: scoreOf(donation, terms) }))
    .filter(({ score }) => score > 0 || terms.length === 0)
    .sort((one, other) => other.score - one.score)
    .map(({ donation }) => donation);
}
function scoreOf(donation, terms) {
  const title = wordsOf(donation.title);
  const text = wordsOf(`${donation.description} ${donation.locationName}`);
  return terms.reduce((sum, term) => sum + scoreOfTerm(term, donation.category, title, text), 0);
}
function scoreOfTerm({ words: words2, categories }, category, title, text) {
  const [asked2 = '', ...kin] = words2.map(singular);
  const scores = [
    title.has(asked2) ? worth.askedInTitle : 0,
    kin.some((word) => title.has(word)) ? worth.kinInTitle : 0,
    text.has(asked2) ? worth.askedInText : 0,
    kin.some((word) => text.has(word)) ? worth.kinInText : 0,
    categories.includes(category) ? worth.category : 0,
  ];
  return Math.max(...scores);
}
function wordsOf(text) {
  return new Set(tokensOf(text).flatMap((token) => [singular(token), ...token.split('-').map(singular)]));
}

// src/assistant/answer.ts
var shown = 3;
var considered = 60;
async function answer(intent, store, product) {
  switch (intent.kind) {
    case 'greeting':
      return assistantMessages.greeting(product);
    case 'topic':
      return assistantMessages.topics(product)[intent.topic];
    case 'unknown':
      return assistantMessages.unknown;
    case 'find':
      return answerFind(intent, store);
  }
}
async function answerFind(intent, store) {
  const { place: place2, name } = await placeOf(intent.places, store);
  const terms = name === void 0 ? intent.terms : withoutWords(intent.terms, name);
  const miles = place2 && intent.miles;
  const where = placeWords(place2, miles);
  const what = assistantMessages.quoted(terms.map(({ label }) => label));
  const find2 = async (wanted, options = {}) => {
    const { donations: donations2, isAll } = await store.findDonations({
      ...options,
      terms: wanted,
      limit: considered,
    });
    return { found: ranked(donations2, wanted), isAll: isAll && donations2.length < considered };
  };
  const here = !place2
    ? {}
    : miles === void 0
      ? { place: place2.key }
      : { around: { position: place2.position, miles } };
  if (terms.length === 0 && !place2 && !intent.isSure) return assistantMessages.unknown;
  const lines2 = ({ found, isAll }) => listed(byDistance(found, miles === void 0 ? void 0 : place2), place2, isAll);
  const nearMe =
    intent.isNearMe && !place2
      ? `${assistantMessages.nearMe}

`
      : '';
  const exact = await find2(terms, here);
  if (exact.found.length > 0) {
    const head = terms.length > 0 ? assistantMessages.found(what, where) : assistantMessages.newest(where);
    return `${nearMe}${head}
${lines2(exact)}`;
  }
  const wide2 = place2 && terms.length > 0 ? await find2(terms) : none;
  if (wide2.found.length > 0) {
    return `${assistantMessages.foundWide(what, where)}
${listed(byDistance(wide2.found, place2), place2, wide2.isAll)}`;
  }
  const loose = terms.length > 1 ? await find2([eitherOf(terms)], here) : none;
  if (loose.found.length > 0 && intent.isSure)
    return `${nearMe}${assistantMessages.foundLoosely(what, where)}
${lines2(loose)}`;
  if (!intent.isSure) return assistantMessages.unknown;
  return terms.length === 0 ? assistantMessages.nothingListed : `${nearMe}${assistantMessages.nothing(what, where)}`;
}
var none = { found: [], isAll: true };
async function placeOf(names, store) {
  const places = await store.placesNamed(names.map(({ name }) => name));
  for (const { name, isNamed } of names) {
    const place2 = places.get(name);
    if (place2 && (isNamed || place2.key === name || place2.key === `${name} district`)) return { place: place2, name };
  }
  return {};
}
function withoutWords(terms, name) {
  const words2 = new Set(tokensOf(name).map(singular));
  return terms.filter(({ label }) => !words2.has(singular(label)));
}
function eitherOf(terms) {
  return {
    label: terms.map(({ label }) => label).join(' '),
    words: terms.flatMap(({ words: words2 }) => words2),
    categories: terms.flatMap(({ categories }) => categories),
  };
}
function placeWords(place2, miles) {
  if (!place2) return '';
  return miles === void 0
    ? assistantMessages.inPlace(place2.name)
    : assistantMessages.within(String(toTenthOfMile2(miles)), place2.name);
}
function byDistance(donations2, place2) {
  if (!place2) return donations2;
  return donations2.toSorted(
    (one, other) => distanceInMiles3(place2.position, one) - distanceInMiles3(place2.position, other),
  );
}
function listed(donations2, place2, isAll) {
  const lines2 = donations2.slice(0, shown).map((donation) => {
    const miles = place2 && toTenthOfMile2(distanceInMiles3(place2.position, donation));
    const isThere = place2 && donation.locationName.toLowerCase().includes(place2.key);
    const away =
      place2 && miles !== void 0 && !isThere ? ` (${assistantMessages.awayFrom(miles.toFixed(1), place2.name)})` : '';
    return assistantMessages.line(
      oneLine(donation.title),
      oneLine(donation.locationName) + away,
      `/donations/${donation.id}`,
    );
  });
  const count = isAll ? String(donations2.length) : `${donations2.length}+`;
  return [...lines2, ...(donations2.length > shown ? [assistantMessages.more(count)] : [])].join('\n');
}
function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').trim();
}

// src/assistant/topics.ts
function topicOf(text) {
  return topicPatterns.find(([, ...patterns]) => patterns.some((pattern) => fits(pattern, text)))?.[0];
}
function fits(pattern, text) {
  if (pattern instanceof RegExp) return pattern.test(text);
  const [first2, second] = pattern;
  const found = first2.exec(text);
  return found !== null && second.test(text.slice(found.index + found[0].length));
}
var topicPatterns = [
  [
    'about',
    /\b(who|what) (are|r) (you|u)\b|\bare you (an? )?(real|human|person|bot|robot|machine|ai|automated|computer)|\b(what|who) is (this|clothesline)\b|\bwhat (can|do) you do\b|\bhow can you help\b|\btalk(ing)? to (an? )?(human|person|robot|bot|machine)|^help\W*$/,
  ],
  [
    'donate',
    [/\bhow (do|can|could|should|would|to)\b/, /\b(donate|give|list|post|offer|upload)\b/],
    [/\bi('d| would)? (have|got) /, /\b(to|for) (donat|giv)/],
    /\b(want|like|wish|ready|love) to (donate|give|list|post|offer)\b|\b(donate|give away|get rid of|drop off) (my|some|our|old|a|an|these|this)\b|^(donate|donating|give)\W*$/,
  ],
  ['safety', /\b(safe|safety|safely|scam|trust|stranger|danger|dangerous|secure|privacy|private|address)\b/],
  [
    'contact',
    /\b(contact|message|reach|write to|talk to|call|phone|email|ask) (the |a |an |my )?(donor|owner|giver|seller|poster|person)\b|\bhow (do|can) i (contact|reach)\b/,
  ],
  [
    'pickup',
    /\bpick(ing)?[ -]?(it |them |things? |items? )?up\b|\bpick ?-?ups?\b|\bcollect(ing|ion)?\b|\bdeliver(y|ed|s)?\b|\bship(ping|ped)?\b|\bhow (do|can|would) i (get|receive|claim|take|have) (it|them|this|one|an item|a donation|something)\b|\bhow does (it|this) work\b/,
  ],
  ['save', /\b(save|saved|saving|favou?rite|bookmark|heart)\b/],
  ['account', /\b(sign|log) ?-?(in|up|on|out)\b|\b(login|account|register|password|profile)\b/],
  [
    'cost',
    /\b(cost|price|pay|payment|fee|fees|charge|money|sell|buy)\b|\b(is|are) (it|this|everything|they|the items?|the clothes) (really )?free\b/,
  ],
  ['categories', [/\b(which|what|list|show)\b/, /\b(categories|kinds|types)\b/], /^categories\W*$/],
  [
    'thanks',
    /^(ok(ay)?,? ?)?(many )?(thanks?( you)?|thank you|thx|ty|cheers|great|perfect|awesome)( so much| a lot| very much)?\W*$/,
  ],
  ['bye', /^(good ?)?bye\b|^see you\b|^good ?night\b/],
];
var greeting = /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|greetings|hola|salut|👋)(?=$|[^\p{L}])/u;
var asking =
  /\b(do you have|have you got|is there|are there|any|looking for|look for|search|find|show|need|want|list|available|what's new|whats new|newest|latest|near me|nearby|got)\b/;

// src/assistant/vocabulary.ts
var families = [
  [
    'jacket',
    'coat',
    'parka',
    'raincoat',
    'anorak',
    'windbreaker',
    'puffer',
    'overcoat',
    'peacoat',
    'trench',
    'blazer',
    'outerwear',
  ],
  ['sweater', 'jumper', 'pullover', 'cardigan', 'hoodie', 'sweatshirt', 'fleece', 'knitwear', 'knit', 'turtleneck'],
  ['pants', 'trousers', 'jeans', 'chinos', 'slacks', 'leggings', 'joggers', 'sweatpants', 'corduroys', 'denim'],
  ['shirt', 't-shirt', 'tshirt', 'tee', 'top', 'blouse', 'polo', 'tank', 'flannel'],
  ['dress', 'gown', 'sundress', 'frock'],
  ['skirt', 'kilt'],
  ['shorts', 'swimsuit', 'swimwear', 'trunks', 'bikini'],
  ['shoe', 'sneaker', 'trainer', 'boot', 'sandal', 'heel', 'loafer', 'slipper', 'oxford', 'cleat', 'clog', 'flats'],
  ['hat', 'beanie', 'cap', 'bonnet', 'fedora'],
  ['scarf', 'shawl', 'wrap'],
  ['glove', 'mitten'],
  ['bag', 'backpack', 'handbag', 'purse', 'tote', 'rucksack', 'satchel'],
  ['belt', 'tie', 'bow-tie', 'suspenders'],
  ['suit', 'blazer', 'tuxedo', 'waistcoat'],
  ['sock', 'stocking', 'tights'],
  ['pajamas', 'pyjamas', 'nightgown', 'robe', 'onesie', 'sleepsuit'],
  ['jewelry', 'jewellery', 'necklace', 'bracelet', 'earrings', 'watch'],
  ['costume', 'fancy-dress'],
  ['blanket', 'quilt', 'bedding'],
  ['uniform', 'scrubs', 'apron'],
];
var categoryWords = {
  Women: [
    'woman',
    'women',
    'womens',
    'lady',
    'ladies',
    'female',
    'maternity',
    'her',
    'mother',
    'mom',
    'wife',
    'daughter',
  ],
  Men: ['man', 'men', 'mens', 'male', 'gentleman', 'guy', 'his', 'him', 'father', 'dad', 'husband'],
  Children: [
    'child',
    'children',
    'kid',
    'kids',
    'baby',
    'toddler',
    'infant',
    'newborn',
    'boy',
    'girl',
    'son',
    'youth',
    'teen',
    'school',
  ],
  Athletic: [
    'athletic',
    'sport',
    'sports',
    'sportswear',
    'gym',
    'running',
    'run',
    'yoga',
    'workout',
    'fitness',
    'training',
    'exercise',
    'hiking',
  ],
  Footwear: ['footwear', 'shoe', 'shoes'],
  Accessories: ['accessory', 'accessories'],
  Professional: ['professional', 'office', 'work', 'interview', 'business', 'job', 'formal'],
  Seasonal: [
    'seasonal',
    'winter',
    'summer',
    'holiday',
    'christmas',
    'halloween',
    'rain',
    'rainy',
    'snow',
    'ski',
    'cold',
    'beach',
  ],
};
var emptyWords = new Set(
  `a an the this that these those some any all every each few many much more most other another one two and or but if so as of in on at to for from with without by near
  nearby around about into over under within inside close closest nearest next local area neighborhood neighbourhood city mile miles mi km kilometer kilometers kilometre kilometres
  i me my mine we us our you your yours he she it its they them their who what which where when why how is are was were be been am do does did done have has had can could
  will would shall should may might must not no yes ok okay please pls thanks thank just only also too very really there here now today currently still available listed
  find finding found look looking search searching seek seeking show showing list listing listings see give giving get getting got need needs needed want wants wanted like
  wear wearing something anything someone anyone item items thing things stuff donation donations clothes clothing clothe garment garments apparel outfit outfits piece pieces
  new newest latest recent recently free good nice hi hello hey dear let know tell help offer offers offered size sizes pair pairs lot old`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
function isEmptyWord(word) {
  return emptyWords.has(word);
}
function familyOf(word) {
  const all = families.filter((family) => family.some((member) => member === word || member === `${word}s`)).flat();
  return all.length === 0 ? void 0 : [.../* @__PURE__ */ new Set([word, ...all])];
}
function categoryOf(...words2) {
  return Object.keys(categoryWords).find((category) => words2.some((word) => categoryWords[category]?.includes(word)));
}

// src/assistant/where.ts
var nearMiles = 3;
var longestName = 4;
var milesPerKilometer = 0.621371;
var distancePattern = /(?:(\d{1,4}(?:\.\d{1,2})?)|\b(?:an?|one))(?: ?-)? ?(mi|miles?|km|kilomet(?:er|re)s?)\b/;
var nearMePattern =
  /\b(near|nearby|nearest|close|closest|around|by|from|of)( to)?( me| here| my (place|home|house|location|area|position))\b|\bnearby\b(?! \w)|\bin my (area|neighbou?rhood|city)\b/;
var nearPattern = /\b(near|nearby|around|close to|closest to|nearest to|next to|not far from)\b/;
function milesIn(text) {
  const match = distancePattern.exec(text);
  if (match) {
    const amount = match[1] === void 0 ? 1 : Number(match[1]);
    return match[2]?.startsWith('k') ? amount * milesPerKilometer : amount;
  }
  return nearPattern.test(text) ? nearMiles : void 0;
}
function isNearMe(text) {
  return (
    nearMePattern.test(text) ||
    (distancePattern.test(text) &&
      !new RegExp('\\b(of|from|around|near|to|in) (?!me\\b|here\\b|my\\b)\\p{L}', 'u').test(text))
  );
}
var prepositions = /* @__PURE__ */ new Set(['in', 'near', 'around', 'at', 'from', 'by', 'of', 'to', 'close', 'nearby']);
function placeNames(text) {
  const tokens = tokensOf(text);
  const named2 = [];
  const others = [];
  let before = '';
  for (let start2 = 0; start2 < tokens.length; start2 += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const words2 = tokens.slice(start2, start2 + length);
      if (words2.length < length || !couldBeName(words2)) continue;
      (prepositions.has(before) ? named2 : others).push(words2.join(' '));
    }
    const token = tokens[start2] ?? '';
    if (token !== 'the') before = token;
  }
  const known = new Set(named2);
  return [
    ...named2.map((name) => ({ name, isNamed: true })),
    ...others.filter((name) => !known.has(name)).map((name) => ({ name, isNamed: false })),
  ].slice(0, 60);
}
function couldBeName(words2) {
  const [first2 = ''] = words2;
  const last = words2.at(-1) ?? '';
  if (isEmptyWord(first2) || isEmptyWord(last)) return false;
  return words2.length > 1 || (!familyOf(singular(first2)) && !categoryOf(first2, singular(first2)));
}

// src/assistant/understand.ts
var maxTerms = 8;
var longestWord = 40;
function understand(message) {
  const text = message.toLowerCase().replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const topic = topicOf(text);
  if (topic) return { kind: 'topic', topic };
  const rest2 = text.replace(greeting, '');
  const terms = termsOf(rest2);
  const isSure = asking.test(rest2) || terms.some(({ isKnown: isKnown2 }) => isKnown2);
  const nearMe = isNearMe(rest2);
  if (terms.length > 0 || nearMe || asking.test(rest2)) {
    return {
      kind: 'find',
      terms: terms.map(({ label, words: words2, categories }) => ({ label, words: words2, categories })),
      places: placeNames(rest2),
      miles: milesIn(rest2),
      isNearMe: nearMe,
      isSure,
    };
  }
  return { kind: greeting.test(text) ? 'greeting' : 'unknown' };
}
function termsOf(text) {
  const terms = /* @__PURE__ */ new Map();
  for (const token of tokensOf(text)) {
    const word = singular(token);
    if (token.length > longestWord || isEmptyWord(token) || isEmptyWord(word) || /^\d+(\.\d+)?$/.test(token)) continue;
    const category = categoryOf(token, word);
    const family = familyOf(word);
    const words2 = family ?? [.../* @__PURE__ */ new Set([word, token])];
    terms.set(word, {
      label: token,
      words: words2,
      categories: category ? [category] : [],
      isKnown: category !== void 0 || family !== void 0,
    });
  }
  return [...terms.values()].slice(0, maxTerms);
}

// src/assistant/createAssistant.ts
function createAssistant({ store, product = 'Clothesline' }) {
  return { reply: (text) => answer(understand(text), store, product) };
}

// src/files/readFolder.ts
import { readdir as readdir3, readFile } from 'fs/promises';
import { extname, join as join5, relative, sep } from 'path';
var hashed = 'public, max-age=31536000, immutable';
var named = 'no-cache';
async function readFolder(folder) {
  const files = /* @__PURE__ */ new Map();
  for (const entry of await entriesOf(folder)) {
    const path = join5(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || address.includes('/.') || address.endsWith('.map')) continue;
    const cacheControl = address.startsWith('/assets/') ? hashed : named;
    files.set(
      address,
      createServedFile(await readFile(path), { extension: extname(path).slice(1).toLowerCase(), cacheControl }),
    );
  }
  return files;
}
async function entriesOf(folder) {
  try {
    return await readdir3(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}

// src/security/plainResponse.ts
function plainResponse(message, { requestId, https, headers = {} }) {
  const body2 = JSON.stringify({ message });
  return {
    body: body2,
    headers: {
      ...securityHeadersFor({ https }),
      'X-Request-Id': requestId,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body2),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    },
  };
}

// src/createGate.ts
function createGate({ https }) {
  let inner;
  let isDraining = false;
  function notReady({ headers: given, url }, outgoing) {
    const requestId = requestIdOf(given['x-request-id']);
    const { body: body2, headers } = plainResponse(messages2.starting, {
      requestId,
      https,
      headers: { 'Retry-After': '2' },
    });
    outgoing.writeHead(url === '/healthz' ? 200 : 503, headers).end(body2);
  }
  return {
    listener(incoming, outgoing) {
      if (isDraining) outgoing.setHeader('Connection', 'close');
      (inner ?? notReady)(incoming, outgoing);
    },
    open: (listener) => void (inner = listener),
    drain: () => void (isDraining = true),
  };
}

// src/createListener.ts
import { getRequestListener, RequestError } from '@hono/node-server';

// src/http/callerAddress.ts
function callerAddress({ headers, socket }, proxies) {
  if (proxies === 0) return socket.remoteAddress;
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return addressIn(forwarded.at(-proxies) ?? '') ?? socket.remoteAddress;
}

// src/http/slots.ts
function createSlots(total, share) {
  const held = /* @__PURE__ */ new Map();
  let taken = 0;
  return {
    take(network) {
      const own = held.get(network) ?? 0;
      if (taken >= total || own >= share) return false;
      held.set(network, own + 1);
      taken += 1;
      return true;
    },
    free(network) {
      const own = held.get(network) ?? 0;
      if (own > 1) held.set(network, own - 1);
      else held.delete(network);
      taken -= 1;
    },
    taken: () => taken,
  };
}

// src/http/unreadLimit.ts
function createUnreadLimit(limit) {
  const unread = /* @__PURE__ */ new Set();
  function greediest() {
    const bytes = /* @__PURE__ */ new Map();
    for (const { network, response } of unread) {
      bytes.set(network, (bytes.get(network) ?? 0) + response.writableLength);
    }
    return [...bytes].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }
  function total() {
    return [...unread].reduce((sum, { response }) => sum + response.writableLength, 0);
  }
  return (response, network) => {
    if (response.writableLength === 0) return;
    const entry = { network, response };
    unread.add(entry);
    response.once('close', () => unread.delete(entry));
    while (total() > limit) {
      const worst = greediest();
      const oldest2 = [...unread].find((one) => one.network === worst);
      if (!oldest2) return;
      unread.delete(oldest2);
      oldest2.response.req.socket.destroy();
    }
  };
}

// src/createListener.ts
var standardCapacity = { running: 500, receiving: 1e3, unreadBytes: 64 * 1024 * 1024 };
var runningShare = 0.5;
var receivingShare = 0.1;
var alwaysAnswered = /* @__PURE__ */ new Set(['/healthz', '/readyz']);
function createListener({ app, proxies = 0, https = false, capacity, observe, onOverload, onError }) {
  const most2 = { ...standardCapacity, ...capacity };
  const running = createSlots(most2.running, Math.ceil(most2.running * runningShare));
  const receiving = createSlots(most2.receiving, Math.ceil(most2.receiving * receivingShare));
  const limitUnread = createUnreadLimit(most2.unreadBytes);
  function start2(outgoing, network) {
    if (!running.take(network)) return false;
    outgoing.once('close', () => running.free(network));
    return true;
  }
  function receive({ incoming, outgoing }, network) {
    if (!receiving.take(network)) return false;
    const free = once(() => receiving.free(network));
    incoming.once('end', free);
    outgoing.once('close', free);
    return true;
  }
  const bindings = /* @__PURE__ */ new WeakMap();
  const pass = getRequestListener((request, env) => app.fetch(request, bindings.get(env.incoming)), { errorHandler });
  function errorHandler(error) {
    const status = error instanceof RequestError ? 400 : 500;
    if (status === 500) onError?.(error);
    const requestId = requestIdOf(void 0);
    const { body: body2, headers } = plainResponse(status === 400 ? messages2.badRequest : messages2.failed, {
      requestId,
      https,
    });
    observe?.({ requestId, method: '(none)', route: '(broken)', status, milliseconds: 0 });
    return new Response(body2, { status, headers });
  }
  async function respond(exchange, network, startRunning) {
    const { incoming, outgoing } = exchange;
    bindings.set(incoming, {
      address: callerAddress(incoming, proxies),
      startRunning,
    });
    await pass(incoming, outgoing);
    limitUnread(outgoing, network);
  }
  function refuse({ incoming, outgoing }, status) {
    const requestId = requestIdOf(incoming.headers['x-request-id']);
    const [message, more] = status === 503 ? [messages2.busy, { 'Retry-After': '1' }] : [messages2.badRequest, {}];
    const { body: body2, headers } = plainResponse(message, { requestId, https, headers: more });
    outgoing.writeHead(status, headers).end(body2);
    observe?.({ requestId, method: incoming.method ?? '', route: '(refused)', status, milliseconds: 0 });
  }
  const listener = (incoming, outgoing) => {
    const exchange = { incoming, outgoing };
    if (hostLines(incoming) !== 1) return refuse(exchange, 400);
    const network = networkOf(callerAddress(incoming, proxies) ?? '');
    const isProbe = alwaysAnswered.has(incoming.url ?? '');
    const withBody = hasBody(incoming);
    const isTaken = isProbe || (withBody ? receive(exchange, network) : start2(outgoing, network));
    if (!isTaken) {
      onOverload?.();
      return refuse(exchange, 503);
    }
    const startRunning = withBody && !isProbe ? () => start2(outgoing, network) : void 0;
    respond(exchange, network, startRunning).catch((error) => {
      onError?.(error);
      outgoing.destroy();
    });
  };
  return Object.assign(listener, { running: running.taken });
}
function once(work) {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
function hasBody({ headers }) {
  return headers['transfer-encoding'] !== void 0 || Number(headers['content-length'] ?? 0) > 0;
}
function hostLines({ rawHeaders }) {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}

// src/keepTidy.ts
var interval = 6e5;
function keepTidy(store, log) {
  const timer = setInterval(() => {
    store.tidy().catch((error) => log.warn({ error: String(error) }, 'the store could not be tidied'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

// src/listen.ts
import { createServer } from 'http';
import { setTimeout as wait4 } from 'timers/promises';

// src/brokenRequest.ts
import { STATUS_CODES } from 'http';
var refusals2 = {
  HPE_HEADER_OVERFLOW: { status: 431, message: messages2.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: messages2.tooSlow },
};
function answerBrokenRequests(server, { https, observe }) {
  const newest = /* @__PURE__ */ new WeakMap();
  server.on('request', ({ socket }, outgoing) => newest.set(socket, outgoing));
  server.on('clientError', (error, socket) => {
    const before = newest.get(socket);
    const isRunning2 = before !== void 0 && before.req.complete && !before.closed;
    if (isRunning2) before.once('close', () => refuse(error, socket));
    else refuse(error, socket);
  });
  function refuse(error, socket) {
    if (!socket.writable || codeOf(error) === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, message } = refusals2[codeOf(error) ?? ''] ?? { status: 400, message: messages2.badRequest };
    const requestId = requestIdOf(void 0);
    const { headers, body: body2 } = plainResponse(message, { requestId, https });
    const lines2 = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines2, '', body2].join('\r\n');
    socket.end(text, () => socket.destroy());
    observe?.({ requestId, method: '(none)', route: '(broken)', status, milliseconds: 0 });
  }
}

// src/listen.ts
var patience = { headers: 1e4, request: 12e3, still: 3e4, idle: 5e3, check: 1e3 };
var maxConnections2 = { all: 8e3, ofOne: 2e3 };
var lingering = 1e3;
var stopPatience = 5e3;
async function listen(listener, { port, host, patience: own, proxies = 0, https = false, observe }) {
  const { headers, request, still, idle, check: check2 } = { ...patience, ...own };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: check2,
      // The listener answers requests without a host itself, with a body.
      requireHostHeader: false,
    },
    listener,
  );
  server.setTimeout(still);
  answerBrokenRequests(server, { https, observe });
  server.maxConnections = maxConnections2.all;
  if (proxies === 0) shareConnections(server);
  await listening(server, port, host);
  return { port: server.address().port, stop: (drain) => stop(server, drain) };
}
function shareConnections(server) {
  const connections = createSlots(maxConnections2.all, maxConnections2.ofOne);
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (connections.take(network)) socket.once('close', () => connections.free(network));
    else socket.destroy();
  });
}
function listening(server, port, host) {
  return new Promise((resolve2, reject) => {
    server.once('error', (error) => reject(refusal3(error, port, host)));
    server.listen(port, host, () => resolve2());
  });
}
function refusal3(error, port, host) {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use; stop what runs there, or set PORT to another.`, {
      cause: error,
    });
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user; set PORT to one above 1023.`, { cause: error });
  }
  return new StartError(`The server cannot listen at ${host ?? '*'}:${port} (${reasonOf(error)}).`, { cause: error });
}
async function stop(server, drain) {
  if (drain) {
    drain();
    await wait4(lingering);
  }
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  server.close(() => resolve2());
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), stopPatience);
  await promise;
  clearInterval(closing);
  clearTimeout(cut);
}

// src/observe/metrics.ts
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
var buckets = [5e-4, 1e-3, 25e-4, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
var methods = /* @__PURE__ */ new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
function createMetrics({ process: ofProcess = false } = {}) {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'clothesline_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'clothesline_request_seconds',
    help: 'From the head of a request to its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const store = new Histogram({
    name: 'clothesline_store_seconds',
    help: 'Statements of the store, the wait for their turn included; not the question whether a kept answer still holds.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const away = new Counter({
    name: 'clothesline_turned_away_total',
    help: 'Requests refused with 503 because too many ran.',
    registers,
  });
  return {
    answered({ method, route, status, milliseconds }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status });
      durations.observe({ route }, milliseconds / 1e3);
    },
    asked: (milliseconds, outcome) => store.observe({ outcome }, milliseconds / 1e3),
    turnedAway: () => away.inc(),
    watch({ running, pool }) {
      const gauge = new Gauge({
        name: 'clothesline_running_requests',
        help: 'Requests that are being answered.',
        registers,
        collect: () => gauge.set(running()),
      });
      const pooled = new Gauge({
        name: 'clothesline_pool_connections',
        help: 'Connections to PostgreSQL, and requests that wait for one; nothing with the embedded store.',
        labelNames: ['state'],
        registers,
        collect() {
          const state = pool();
          if (!state) return;
          pooled.set({ state: 'open' }, state.connections);
          pooled.set({ state: 'idle' }, state.idle);
          pooled.set({ state: 'waiting' }, state.waiting);
        },
      });
    },
    type: register.contentType,
    text: () => register.metrics(),
  };
}

// src/start.ts
function endAtOnce() {
  process.stderr.write('Another server took the data folder over while this one was silent. This one ends.\n');
  process.kill(process.pid, 'SIGKILL');
}
async function start({ config, log, demoDonations: demoDonations2, pictures }) {
  const started = performance.now();
  const metrics = createMetrics({ process: true });
  const observe = createObserver(log, metrics);
  const https = isHttps(config);
  const gate = createGate({ https });
  const listening2 = await listen(gate.listener, { ...config, https, observe });
  const closing = [];
  const stop2 = async (drain) => {
    await listening2.stop(drain);
    for (const close of closing) await close();
  };
  try {
    const store = await openStore({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      areas: config.areas,
      chatDays: config.chatDays,
      databaseReadUrl: config.databaseReadUrl,
      seed: config.demo ? demoDonations2 : [],
      onSetAside: (aside) =>
        log.warn({ aside }, 'the store had no mark that it was made in full: it was moved away, and a new one begins'),
      onLockLost: endAtOnce,
      onIdleError: (error) => log.warn({ error: error.message }, 'an idle database connection broke'),
      onReplicaError: (error) => log.warn({ error: error.message }, 'the replica does not answer: the primary does'),
      watch: (event) => metrics.asked(event.queryDurationMillis, event.level === 'error' ? 'failed' : 'done'),
    });
    closing.push(() => store.close());
    const marketplace2 = await readFolder(config.marketplaceDir);
    if (!marketplace2.has('/index.html')) {
      log.warn({ marketplaceDir: config.marketplaceDir }, 'the marketplace is not built: only the API answers');
    }
    if (config.publicUrl === void 0 && !isLoopback(config.host)) {
      log.warn('PUBLIC_URL is not set: addresses of pictures begin with whatever host a caller names');
    }
    const app = createApp({
      store,
      embed: await readFolder(config.embedDir),
      assistant: createAssistant({ store }),
      log,
      origins: config,
      areas: config.areas,
      limits: config.limits,
      cacheBytes: config.cacheMegabytes * 1024 * 1024,
      metrics,
      metricsToken: config.metricsToken,
      observe,
      marketplace: marketplace2,
      pictures,
      now: () => /* @__PURE__ */ new Date(),
    });
    const listener = createListener({
      app,
      observe,
      proxies: config.proxies,
      https,
      onOverload: () => metrics.turnedAway(),
      onError: (error) => log.error({ error: String(error) }, 'a response could not be sent'),
    });
    metrics.watch({ running: listener.running, pool: () => store.pool() });
    if (config.metricsPort !== void 0) {
      const metricsApp = createMetricsApp(metrics);
      const own = await listen(getRequestListener2(metricsApp.fetch), { port: config.metricsPort, host: loopback });
      closing.unshift(() => own.stop());
    }
    gate.open(listener);
    const stopTidying = keepTidy(store, log);
    const { port } = listening2;
    log.info({ ...printable(config), port, milliseconds: Math.round(performance.now() - started) }, 'ready');
    return {
      port,
      async stop() {
        stopTidying();
        await stop2(gate.drain);
      },
    };
  } catch (error) {
    await stop2();
    throw error;
  }
}
var loopback = '127.0.0.1';
function isLoopback(host) {
  return host === loopback || host === '::1' || host === 'localhost';
}

// src/transfer/commands.ts
import { open as open4 } from 'fs/promises';

// src/store/withDatabase.ts
async function withDatabase({ dataDir, databaseUrl }, { alone }, work) {
  if (databaseUrl !== void 0) return (alone ? prepareAlone : withPatience)(databaseUrl, work);
  if (!alone && !(await hasStore(dataDir))) throw new StartError(`There is no store in ${dataDir}.`);
  const lock = await lockFolder(dataDir);
  try {
    const { slowDb, markWhole, close } = await openEmbedded(dataDir);
    try {
      const result = await work(slowDb);
      await markWhole();
      return result;
    } finally {
      await close();
    }
  } finally {
    lock.release();
  }
}

// src/transfer/exportStore.ts
import { sql as sql22 } from 'kysely';

// src/transfer/seal.ts
import { createHash as createHash4 } from 'crypto';
function createLineHash() {
  const hash3 = createHash4('sha256');
  return {
    add: (line2) => void hash3.update(line2).update('\n'),
    seal: (rows) => JSON.stringify({ end: true, rows, sha256: hash3.digest('hex') }),
  };
}
function isSeal(line2) {
  return line2.startsWith('{"end":true,');
}

// src/transfer/tables.ts
import { sql as sql21 } from 'kysely';
var left = /* @__PURE__ */ new Set(['tallies', 'allowances', 'kysely_migration', 'kysely_migration_lock']);
var first = ['points', 'donations'];
async function tableShapes(db) {
  const { rows } = await sql21`
    select c.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
      min(k.column_name) as key,
      bool_or(c.is_identity = 'YES') as "isNumbered"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join information_schema.table_constraints p
      on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`.execute(db);
  const place2 = (name) => (first.includes(name) ? first.indexOf(name) : first.length);
  return rows.filter(({ name }) => !left.has(name)).toSorted((one, other) => place2(one.name) - place2(other.name));
}

// src/transfer/exportStore.ts
var exportFormat = 'clothesline-export';
var batch4 = 500;
async function exportStore(db, writeLine) {
  const schema = await schemaOf(db);
  if (schema === void 0) throw new StartError('There is no store to export; start the server once to make one.');
  let count = 0;
  const hash3 = createLineHash();
  const write = (line2) => {
    hash3.add(line2);
    return writeLine(line2);
  };
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await write(
        JSON.stringify({ format: exportFormat, schema, exportedAt: /* @__PURE__ */ new Date().toISOString() }),
      );
      for (const table2 of await tableShapes(transaction)) {
        for await (const row of rowsOf(transaction, table2)) {
          await write(`{"table":${JSON.stringify(table2.name)},"row":${row}}`);
          count += 1;
        }
      }
    });
  await writeLine(hash3.seal(count));
  return count;
}
async function* rowsOf(db, { name, columns: columns2, key }) {
  const table2 = sql22.table(name);
  const names = sql22.join(columns2.map((column) => sql22.ref(column)));
  let after;
  for (;;) {
    const rest2 = after === void 0 ? sql22`` : sql22`where ${sql22.ref(key)} > (${after})`;
    const { rows } = await sql22`
      select ${sql22.ref(key)}::text as key, row_to_json(t)::text as row
      from (select ${names} from ${table2} ${rest2} order by ${sql22.ref(key)} limit ${sql22.lit(batch4)}) t`.execute(
      db,
    );
    yield* rows.map(({ row }) => row);
    after = rows.at(-1)?.key;
    if (rows.length < batch4) return;
  }
}

// src/transfer/importStore.ts
import { sql as sql23 } from 'kysely';
var batch5 = 2e3;
async function importStore(db, lines2) {
  const reader = lines2[Symbol.asyncIterator]();
  const head = await reader.next();
  const schema = schemaNamed(head.done ? '' : head.value);
  const known = await schemaOf(db);
  if (known === void 0) await migrateTo(db, schema);
  else if (known !== schema) {
    throw new StartError(
      `The export is of another version (${schema}) than the store (${known}); import it into a new store.`,
    );
  }
  let count = 0;
  const hash3 = createLineHash();
  hash3.add(head.value);
  await db.transaction().execute(async (transaction) => {
    const shapes = await tableShapes(transaction);
    await refuseFull(transaction, shapes);
    const remake = await withoutIndexes(transaction, shapes);
    let line2 = 1;
    let waiting = { table: '', rows: [] };
    const flush = async () => {
      const shape2 = shapes.find(({ name }) => name === waiting.table);
      if (waiting.rows.length === 0) return;
      if (!shape2) throw new StartError(`Line ${line2} of the export: there is no table "${waiting.table}".`);
      await fill2(transaction, shape2, waiting.rows);
      count += waiting.rows.length;
      waiting = { table: waiting.table, rows: [] };
    };
    let seal;
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      line2 += 1;
      if (next.value === '') continue;
      if (seal !== void 0) throw new StartError(`Line ${line2} of the export comes after its end.`);
      if (isSeal(next.value)) {
        seal = next.value;
        continue;
      }
      hash3.add(next.value);
      const { table: table2, row } = read3(next.value, line2);
      if (table2 !== waiting.table || waiting.rows.length >= batch5) await flush();
      waiting.table = table2;
      waiting.rows.push(row);
    }
    await flush();
    if (seal === void 0) throw new StartError('The export has no last line that tells its end; it was cut off.');
    if (seal !== hash3.seal(count)) {
      throw new StartError('The export is not what was written: the rows do not match the count and hash at its end.');
    }
    await remake();
    for (const shape2 of shapes) await goOnCounting(transaction, shape2);
  });
  await migrate(db);
  await sql23`vacuum analyze`.execute(db);
  return count;
}
function schemaNamed(line2) {
  const { format, schema } = asObject(line2) ?? {};
  if (format !== exportFormat || typeof schema !== 'string') {
    throw new StartError('This is not an export of Clothesline: its first line says nothing of it.');
  }
  if (!(schema in migrations)) {
    throw new StartError(`The export is of a newer version than this server (${schema}); update the server first.`);
  }
  return schema;
}
function read3(line2, number) {
  const { table: table2, row } = asObject(line2) ?? {};
  if (typeof table2 === 'string' && typeof row === 'object' && row !== null) return { table: table2, row };
  throw new StartError(`Line ${number} of the export cannot be read; is the file cut off?`);
}
function asObject(line2) {
  try {
    const value = JSON.parse(line2);
    return typeof value === 'object' && value !== null ? { ...value } : void 0;
  } catch {
    return void 0;
  }
}
async function refuseFull(db, shapes) {
  for (const name of ['donations', 'messages']) {
    const { rows } = await sql23`select from ${sql23.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StartError('The store is not empty; import into a new one.');
  }
  for (const { name } of shapes.toReversed()) await sql23`delete from ${sql23.table(name)}`.execute(db);
}
async function withoutIndexes(db, shapes) {
  const { rows } = await sql23`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${shapes.map(({ name }) => name)}::text[])
    and indexname not in (select conname from pg_constraint where connamespace = current_schema()::regnamespace)
    order by indexname`.execute(db);
  for (const { name } of rows) await sql23`drop index ${sql23.ref(name)}`.execute(db);
  return async () => {
    await sql23`set local maintenance_work_mem = '256MB'`.execute(db);
    for (const { definition } of rows) await sql23.raw(definition).execute(db);
  };
}
async function fill2(db, { name, columns: columns2 }, rows) {
  const names = sql23.join(columns2.map((column) => sql23.ref(column)));
  const table2 = sql23.table(name);
  try {
    await sql23`
      insert into ${table2} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table2}, ${JSON.stringify(rows)}::json)`.execute(db);
  } catch (error) {
    throw new StartError(`The export's rows of "${name}" do not fit (${reasonOf(error)}).`, { cause: error });
  }
}
async function goOnCounting(db, { name, key, isNumbered }) {
  if (!isNumbered) return;
  await sql23`
    select setval(pg_get_serial_sequence(${name}, ${key}), max(${sql23.ref(key)}))
    from ${sql23.table(name)} having count(*) > 0`.execute(db);
}

// src/transfer/writeWhole.ts
import { once as once2 } from 'events';
import { open as open3, rename as rename2, rm } from 'fs/promises';
import { finished } from 'stream/promises';
async function writeWhole(file, work) {
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    const out = (await open3(part, 'wx', 384)).createWriteStream({ flush: true });
    const result = await work(lineWriter(out));
    out.end();
    await finished(out);
    await rename2(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError(`The export cannot be written to ${file} (${reasonOf(error)}).`, { cause: error });
  }
}
async function writeToStream(out, work) {
  const broken = Promise.withResolvers();
  out.once('error', (error) => broken.reject(error));
  try {
    return await Promise.race([work(lineWriter(out)), broken.promise]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The export cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
function lineWriter(out) {
  let failure;
  out.on('error', (error) => (failure = error));
  return async (line2) => {
    if (failure) throw failure;
    if (
      !out.write(`${line2}
`)
    )
      await once2(out, 'drain');
  };
}

// src/transfer/commands.ts
var commands = {
  /** Writes everything to a file, or to the standard output. */
  async export(place2, file) {
    const count = await withDatabase(place2, { alone: false }, (db) => {
      const work = (write) => exportStore(db, write);
      return file === void 0 ? writeToStream(process.stdout, work) : writeWhole(file, work);
    });
    return `Exported ${count} rows.`;
  },
  /** Reads an export from a file, or from the standard input. */
  async import(place2, file) {
    const opened = file === void 0 ? void 0 : await openExport(file);
    try {
      const input = opened?.createReadStream() ?? process.stdin;
      const count = await withDatabase(place2, { alone: true }, (db) => importStore(db, linesOf(input)));
      return `Imported ${count} rows.`;
    } finally {
      await opened?.close();
    }
  },
};
async function openExport(file) {
  try {
    return await open4(file);
  } catch (error) {
    throw new StartError(`The export ${file} cannot be read (${reasonOf(error)}).`, { cause: error });
  }
}
function commandOf(words2) {
  const [name, file, ...more] = words2;
  if (name === void 0) return void 0;
  if ((name !== 'export' && name !== 'import') || more.length > 0) {
    throw new StartError('Expected no words to serve, "export [file]" or "import [file]".');
  }
  return { name, file };
}
async function* linesOf(input) {
  let rest2 = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines2 = (rest2 + chunk).split('\n');
    rest2 = lines2.pop() ?? '';
    yield* lines2;
  }
  if (rest2 !== '') yield rest2;
}

// src/main.ts
var marketplace = fileURLToPath(new URL('../../marketplace/dist', import.meta.url));
var embed = fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url));
var lines = createLines();
try {
  const config = readConfig(process.env, { cwd: process.cwd(), marketplace, embed });
  const command = commandOf(process.argv.slice(2));
  if (command) {
    process.stderr.write(`${await commands[command.name](config, command.file)}
`);
    process.exit(0);
  }
  const log = createLog(config.logLevel, lines);
  const starting = start({ config, log, ...demo() });
  stopOnSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    await (await starting).stop();
    log.info('stopped');
  });
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe2(error)}
`);
  await leave(1);
}
function stopOnSignal(stop2) {
  let isStopping = false;
  const end = (reason) => {
    isStopping = true;
    void stop2(reason).then(
      () => leave(0),
      () => leave(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => (isStopping ? endNow(signal) : end(signal)));
  }
  process.once('disconnect', () => {
    if (!isStopping) end('disconnect');
  });
}
var isLeaving = false;
async function leave(code) {
  if (isLeaving) return;
  isLeaving = true;
  if (await endLines(lines)) process.exit(code);
  endNow('SIGTERM');
}
function endNow(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
function describe2(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
//# sourceMappingURL=main.js.map
