import { and, asc, count, desc, eq, ilike, ne, sql, type SQL } from 'drizzle-orm';

import { anybody, type StaffFilter } from '../../src/domain/staff-search';
import type { Services } from '../server/environment';
import { onePage } from '../server/one-page';
import { cardColumns } from '../server/property-json';
import { readRowId } from '../server/row-ids';
import { countInPlace } from '../server/search/search-properties';
import { articles, branches, places, properties, staff, type Property } from '../server/schema';

type Source = Pick<Services, 'database'>;

const peoplePerPage = 12;
const similarHomes = 4;
const homesOfBranch = 9;
/** A lot sold at auction may still be marked for sale. */
const available = sql`${properties.status} in ('For sale', 'To let') and ${properties.exchangedPrice} is null`;

/** The newest homes still available. */
export const newestHomes = ({ database }: Source, most: number) =>
  database
    .select(cardColumns)
    .from(properties)
    .where(and(eq(properties.channel, 'sales'), eq(properties.department, 'residential'), available))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(most);

/** The towns with the most homes for sale, most first, each with the number that a search there finds. */
export const busiestTowns = async ({ database }: Source, most: number) => {
  const towns = await database
    .select({ place: places })
    .from(places)
    .innerJoin(properties, eq(properties.placeId, places.id))
    .where(eq(properties.channel, 'sales'))
    .groupBy(places.id)
    .orderBy(desc(count(properties.id)), asc(places.name))
    .limit(most);
  const counted = await Promise.all(
    towns.map(async ({ place }) => ({
      ...place,
      homes: await countInPlace({ database }, { channel: 'sales' }, place),
    })),
  );
  return counted.sort((one, other) => other.homes - one.homes);
};

/** One property with its branch and negotiator. */
export const findProperty = async ({ database }: Source, id: number) => {
  const [found] = await database
    .select()
    .from(properties)
    .innerJoin(branches, eq(branches.id, properties.branchId))
    .innerJoin(staff, eq(staff.id, properties.staffId))
    .where(eq(properties.id, id));
  return found;
};

/** A home for the gallery: the newest new home for sale, or the newest one to let. */
export const sampleHome = async (source: Source, channel: 'sales' | 'lettings') => {
  const department = channel === 'sales' ? 'new-homes' : 'residential';
  const [newest] = await source.database
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.channel, channel), eq(properties.department, department), available))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(1);
  return newest && findProperty(source, newest.id);
};

/** Similar homes: those of the same department and channel nearby. */
export const similarTo = ({ database }: Source, { id, channel, lat, lng, department }: Property) =>
  database
    .select(cardColumns)
    .from(properties)
    .where(
      and(eq(properties.channel, channel), eq(properties.department, department), ne(properties.id, id), available),
    )
    .orderBy(sql`point(${properties.lng}, ${properties.lat}) <-> point(${lng}, ${lat})`)
    .limit(similarHomes);

/** Every office, by name. */
export const allBranches = ({ database }: Source) => database.select().from(branches).orderBy(asc(branches.name));

/** Everyone who works at a branch. */
export const peopleOf = ({ database }: Source, branchId: number) =>
  database.select().from(staff).where(eq(staff.branchId, branchId)).orderBy(asc(staff.id));

/** One office with its people and newest homes. */
export const findBranch = async ({ database }: Source, urlLabel: string) => {
  const [branch] = await database.select().from(branches).where(eq(branches.urlLabel, urlLabel));
  if (!branch) return undefined;
  const people = await peopleOf({ database }, branch.id);
  const homes = await database
    .select(cardColumns)
    .from(properties)
    .where(and(eq(properties.branchId, branch.id), available))
    .orderBy(desc(properties.createdAt))
    .limit(homesOfBranch);
  return { branch, people, homes };
};

/** Without the apostrophes that keyboards and names spell in two ways, and in small letters. */
const plainly = (text: SQL) => sql`translate(lower(${text}), '''’', '')`;
const fullName = plainly(sql`${staff.firstName} || ' ' || ${staff.surname}`);
/** The words of a name, for a pattern; they may come in any order. */
const wordsOf = (name: string) =>
  name
    .replace(/['’]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

/** One page of the staff matching a filter. */
export const findPeople = async ({ database }: Source, { name, branch, department }: StaffFilter, page: number) => {
  const where = and(
    ...wordsOf(name).map((word) => ilike(fullName, `%${word}%`)),
    branch === anybody.branch ? undefined : eq(staff.branchId, readRowId(branch) ?? 0),
    department === anybody.department ? undefined : eq(staff.departmentId, department),
  );
  return onePage(
    page,
    peoplePerPage,
    async () => (await database.select({ total: count() }).from(staff).where(where))[0]?.total ?? 0,
    (offset) =>
      database
        .select()
        .from(staff)
        .where(where)
        .orderBy(asc(plainly(sql`${staff.surname}`)), asc(staff.id))
        .limit(peoplePerPage)
        .offset(offset),
  );
};

/** One person and where they work. */
export const findPerson = async ({ database }: Source, urlLabel: string) => {
  const [found] = await database
    .select()
    .from(staff)
    .innerJoin(branches, eq(branches.id, staff.branchId))
    .where(eq(staff.urlLabel, urlLabel));
  return found;
};

/** One article and who wrote it. */
export const findArticle = async ({ database }: Source, urlLabel: string) => {
  const [found] = await database
    .select()
    .from(articles)
    .innerJoin(staff, eq(staff.id, articles.staffId))
    .where(eq(articles.urlLabel, urlLabel));
  return found;
};
