import { pick, readText, type Raw } from './reading';

/** Whether a property is for sale or to let. */
export type Channel = 'sales' | 'lettings';

/** The channel a word stands for ('lettings', 'to-rent', 'Letting'); sales for any other. */
export function readChannel(value: unknown): Channel {
  return /\b(?:let|rent)/i.test(readText(value)) ? 'lettings' : 'sales';
}

/** The channel of a property as it was given; without one a rent's qualifier tells it. */
export function channelOf(raw: Raw): Channel {
  const channel = pick(raw, 'property_channel', 'channel');
  if (channel !== undefined) return readChannel(channel);
  return /^(?:pcm|pw|pppw)$/i.test(readText(pick(raw, 'price_qualifier'))) ? 'lettings' : 'sales';
}
