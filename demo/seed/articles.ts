import { random } from '../pictures/drawing/random';
import type { NewArticle, NewStaffMember } from '../server/schema';
import { advice } from './advice';
import { day } from './dates';
import { media } from './photos';
import { towns } from './towns';
import type { Town } from './towns/town';

const guides = 16;
const daysBetweenArticles = 12;

/** The agency's articles: advice written once, and a guide to each of the larger towns. */
export function generateArticles(seed: number, today: Date, staff: readonly NewStaffMember[]): NewArticle[] {
  const all = [...advice, ...towns.slice(0, guides).map(guideTo)];
  // Advice and guides alternate.
  const mixed = all.map((_, index) => all[(index * 17) % all.length]!);
  return mixed.map(({ title, topic, summary, body, picture }, index) => ({
    id: index + 1,
    title,
    topic,
    summary,
    body,
    urlLabel: title
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    staffId: random(`${seed}/article/${index}`).pick(staff).id,
    photo: { url: media(picture), caption: title },
    publishedAt: new Date(today.getTime() - (index * daysBetweenArticles + 2) * day),
  }));
}

function guideTo(town: Town, index: number) {
  const { name, county, areas, known, styles } = town;
  const [first = name, second = name, third] = areas.map((area) => area.name);
  return {
    title: `Living in ${name}`,
    topic: 'local-guides',
    summary: `What we tell people who ask us about ${name}: where to look, what the houses are like, and who it suits.`,
    body: [
      known,
      `People who want to walk to everything look in the middle of ${name} first. ${first} and ${second} are the next places to ask about: quieter, with room to park, and still close enough for the Saturday market. ${third ?? first} suits those who want a little more garden.`,
      `The houses you will see most of are ${nameOf(styles[0])} and ${nameOf(styles[1] ?? styles[0])}. Walk the street at eight in the morning and again at six before you make an offer: light, traffic and neighbours are the three things a viewing does not show.`,
      `Schools, surgeries and trains change faster than houses do, so check them for yourself with ${county} council and the operators before you decide. Our people in and around ${name} will tell you what they know, including what is wrong with a street.`,
    ],
    picture: `street-${index + 1}`,
  };
}

const plurals: Partial<Record<string, string>> = {
  georgian: 'Georgian townhouses',
  victorian: 'Victorian terraces',
  villa: 'detached villas',
  semi: 'semi-detached houses of the 1930s',
  cottage: 'stone cottages',
  newbuild: 'newer family houses',
  townhouse: 'tall town houses',
  flats: 'flats',
  barn: 'converted barns',
  bungalow: 'bungalows',
  mansion: 'country houses',
  rectory: 'old rectories',
};
const nameOf = (style: string | undefined) => plurals[style ?? ''] ?? 'houses of every age';
