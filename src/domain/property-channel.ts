import { pick, readText, type Raw } from './reading';

/** Whether a property is for sale or to let. */
export type Channel = 'sales' | 'lettings';

/** The channel a word means ('lettings', 'to-rent', 'to_let', 'Letting'); sales for any other word. */
export function readChannel(value: unknown): Channel {
  return /(?<![a-z])(?:let|rent)/i.test(readText(value)) ? 'lettings' : 'sales';
}

/** The channel of a property; when it is not given, a rent's qualifier means lettings. */
export function channelOf(raw: Raw): Channel {
  const channel = readText(pick(raw, 'property_channel', 'channel'));
  if (channel) return readChannel(channel);
  return /^(?:pcm|pw|pppw)$/i.test(readText(pick(raw, 'price_qualifier'))) ? 'lettings' : 'sales';
}
