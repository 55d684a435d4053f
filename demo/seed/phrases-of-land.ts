import type { Random } from '../pictures/drawing/random';
import type { Home } from './home';
import { capitalised, sizeOf, withArticle } from './wording';

const around = ({ area, town }: Home): string => (area ? `${area.name}, a few miles from ${town.name}` : town.name);

/** The paragraphs about land. */
export function describeLand(dice: Random, home: Home): string[] {
  const { acres, what, trade, town } = home;
  const rent = trade.channel === 'lettings';
  return [
    rent
      ? `About ${acres} acres of grazing to let near ${around(home)}, in a ring fence with water to the troughs.`
      : `About ${acres} acres of ${what} near ${around(home)}, in good heart and in a ring fence.`,
    dice.pick([
      'The land lies on a gentle slope to the south, with free-draining soil over limestone and hedges laid in turn.',
      'The fields are level and well drained, bounded by hedges and post-and-wire, with hardwood gates.',
      'It is mostly level, with a belt of oak and ash along the northern edge and a stream that has not been known to fail.',
    ]),
    dice.pick([
      'Access is by a gate from the public road, wide enough for a lorry. There is a hard standing inside it.',
      'A track in the same ownership leads from the lane to every field.',
    ]),
    rent
      ? 'It is offered on a grazing licence for one season at a time, for cattle or sheep.'
      : dice.pick([
          `It can be bought as a whole or in two lots. The nearest market is at ${town.name}.`,
          'Basic information on schemes, services and rights of way is in the particulars, which we are glad to send.',
        ]),
  ];
}

/** The paragraphs about shops and offices. */
export function describePremises(dice: Random, home: Home): string[] {
  const { what, town, area, trade, squareFeet, floors } = home;
  const [ground] = floors;
  const main = ground?.rooms.find(({ name }) => name === 'MAIN ROOM');
  const where = area ? `${area.name}, ${town.name}` : town.name;
  const subject = dice.pick(['retail', 'a practice', 'a studio', 'professional use']);
  const rooms = main
    ? ` The main room measures ${sizeOf(main)}; behind it are an office, a meeting room and a kitchen.`
    : '';
  return [
    `${capitalised(withArticle(what))} of about ${squareFeet.toLocaleString('en-GB')} square feet in ${where}, well suited to ${subject}.`,
    `It is in good order and can be taken at once.${rooms}`,
    trade.channel === 'lettings'
      ? 'A new lease is offered on terms to be agreed, with the tenant keeping the inside in repair. Business rates and services are extra.'
      : 'It is sold with vacant possession. Whether value added tax is payable is stated in the particulars.',
    town.known,
  ];
}
