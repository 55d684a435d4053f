/** Encodes an integer of at most 30 bits for an encoded polyline. */
export function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Decodes the numbers of an encoded polyline; undefined when a character is invalid or the text is cut off. */
export function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const chunk = text.charCodeAt(index) - 63;
    if (chunk < 0 || chunk > 0x3f || shift > 25) return undefined;
    value |= (chunk & 0x1f) << shift;
    shift += 5;
    if (chunk >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : undefined;
}
