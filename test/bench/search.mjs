// P13: how fast the server searches, and which index serves each filter. It needs its own PostgreSQL:
// node --import tsx test/support/with-postgres.mjs node --import tsx test/bench/search.mjs
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { sql } from 'drizzle-orm';

import { properties } from '../../demo/server/schema.ts';
import { filtersOf } from '../../demo/server/search/filters.ts';
import { startServer } from '../../demo/server/start-server.ts';
import { generate } from '../../demo/seed/index.ts';
import { encodePolygon, polygonToAddress } from '../../src/domain/polygon.ts';
import { budget, printTable, tell } from './report.mjs';

const homes = 10_000;
const requestsPerSecond = 50;
const seconds = Number(parseArgs({ options: { seconds: { type: 'string', default: '20' } } }).values.seconds);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('DATABASE_URL names no PostgreSQL; see the first lines of this file.');
  process.exit(1);
}

const data = generate({ properties: homes });
const server = await startServer({ databaseUrl, secret: 'only for this measurement', seed: async () => data });
await server.services.database.execute(sql`vacuum analyze properties`);
const towns = data.places.filter(({ kind }) => kind === 'city' || kind === 'town');

await explainAll();
const times = await ask();
const percentile = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
tell(`${times.length} searches, ${requestsPerSecond} a second: half within ${percentile(0.5).toFixed(1)} ms.`);
printTable([budget('P13', 'a search by polygon, price and bedrooms, 95 of 100', percentile(0.95), 30, ' ms')]);
await server.close();

/** Sends requests at a steady rate, whether or not earlier responses have arrived, as visitors do. */
async function ask() {
  const found = [];
  const warmUp = requestsPerSecond * 2;
  const total = warmUp + requestsPerSecond * seconds;
  const start = performance.now();
  const waiting = [];
  for (let turn = 0; turn < total; turn++) {
    await pause(Math.max(0, start + (turn * 1000) / requestsPerSecond - performance.now()));
    waiting.push(askOnce(turn).then((time) => turn >= warmUp && found.push(time)));
  }
  await Promise.all(waiting);
  return found.sort((one, other) => one - other);
}

async function askOnce(turn) {
  const low = 150_000 + (turn % 7) * 25_000;
  const fragment = `from-${(turn % 3) + 1}-bed/from-${low}/up-to-${low + 450_000}/poly-${areaAround(turn)}`;
  const before = performance.now();
  const answer = await fetch(`${server.url}/search.ljson?channel=sales&fragment=${encodeURIComponent(fragment)}`);
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  await answer.json();
  return performance.now() - before;
}

/** A drawn area with thirty corners around a town. */
function areaAround(turn) {
  return polygonToAddress(encodePolygon(ringAround(turn)));
}

function ringAround(turn) {
  const { lat, lng } = towns[turn % towns.length];
  const size = 0.04 + (turn % 5) * 0.02;
  return Array.from({ length: 30 }, (_, corner) => {
    const angle = (corner / 30) * 2 * Math.PI;
    const reach = size * (0.8 + 0.2 * Math.sin(3 * angle));
    return [lat + reach * Math.sin(angle), lng + 1.6 * reach * Math.cos(angle)];
  });
}

/** Reports the index that serves each filter, or a sequential scan where so many homes match that it is faster. */
async function explainAll() {
  const { lat, lng, id } = towns[0];
  const place = towns[0];
  const poly = encodePolygon(ringAround(0));
  const filters = {
    'polygon, price and bedrooms': { search: { poly, minPrice: 200_000, maxPrice: 600_000, minBeds: 2 } },
    polygon: { search: { poly } },
    'radius around a place': { search: { placeId: id, within: '3-miles' }, place },
    'view of the map': { search: { viewport: [lng - 0.05, lat - 0.05, lng + 0.05, lat + 0.05] } },
    price: { search: { minPrice: 200_000, maxPrice: 220_000 } },
    bedrooms: { search: { minBeds: 6 } },
    'floor area': { search: { minSquareFeet: 4_000 } },
    acreage: { search: { minAcreage: 20 } },
    'added lately': { search: { createdAgo: 3 } },
    'updated lately': { search: { updatedAgo: 1 } },
    status: { search: { status: 'exchanged' } },
    tags: { search: { tags: ['new home', 'garden'] } },
    'a tag left out': { search: { tags: ['new home', '!garden'] } },
    words: { search: { text: 'orchard' } },
    'short lets': { search: { channel: 'lettings', shortLets: true } },
    pets: { search: { channel: 'lettings', pets: true } },
    'auction day': { search: { auctionDate: data.properties.find(({ auctionDate }) => auctionDate)?.auctionDate } },
    area: { search: { area: towns[0].name.toLowerCase().replaceAll(' ', '-') } },
    branch: { search: { branchId: '1' } },
    postcode: { search: { q: data.properties[0].postcode } },
    department: { search: {}, department: 'auctions' },
  };
  for (const [name, wanted] of Object.entries(filters)) {
    const { index, milliseconds } = await explain(filtersOf(wanted));
    tell(`${name.padEnd(30)} ${milliseconds.toFixed(2).padStart(7)} ms  ${index}`);
  }
}

async function explain(where) {
  const plan = await planOf(where);
  if (plan.index) return plan;
  const forced = await planOf(where, true);
  return { ...plan, index: `reads all: most homes fit (${forced.index ?? 'NO INDEX'} would serve)` };
}

function planOf(where, withoutReadingAll = false) {
  return server.services.database.transaction(async (transaction) => {
    if (withoutReadingAll) await transaction.execute(sql`set local enable_seqscan = off`);
    const { rows } = await transaction.execute(
      sql`explain (analyze, format json) select ${properties.id} from ${properties} where ${where} order by ${properties.createdAt} desc limit 12`,
    );
    const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
    return { index: [...new Set(indexesIn(plan))].join(' + ') || undefined, milliseconds };
  });
}

function indexesIn({ 'Index Name': index, 'Relation Name': relation, Plans: plans = [] }) {
  const isOurs = index && !/^places/.test(index) && relation !== 'places';
  return [...(isOurs ? [index] : []), ...plans.flatMap(indexesIn)];
}
