/** Where a device is, in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Milliseconds to wait for a position. */
const PATIENCE = 15_000;
/** Milliseconds to wait for anything: some browsers say nothing when their prompt is closed without an answer. */
const LONGEST = 60_000;
/** Milliseconds for which a position found earlier will do. */
const RECENT = 300_000;

/** Whether this browser can find its position; only on a secure page. */
export const canAskPosition = () => 'geolocation' in navigator && isSecureContext;

/** Asks the visitor, through the browser's own prompt, where they are; town-level accuracy is enough. */
export function askPosition(): Promise<Position | 'denied' | 'unknown'> {
  return new Promise((done) => {
    setTimeout(() => done('unknown'), LONGEST);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => done({ lat, lng }),
      ({ code, PERMISSION_DENIED }) => done(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: PATIENCE, maximumAge: RECENT },
    );
  });
}
