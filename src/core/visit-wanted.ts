let want!: () => void;
const wanted = new Promise<void>((done) => (want = done));

/** Asks to start the visit: an element is to be drawn that shows what belongs to the visitor, or asks the server. */
export const wantVisit = () => want();

/** Settles once the visit is wanted. */
export const visitWanted = () => wanted;
