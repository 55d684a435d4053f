let want!: () => void;
const wanted = new Promise<void>((done) => (want = done));

/** Starts the visit, for an element that shows visitor data or makes requests. */
export const wantVisit = () => want();

/** Settles once the visit is wanted. */
export const visitWanted = () => wanted;
