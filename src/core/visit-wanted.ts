let want!: () => void;
const wanted = new Promise<void>((done) => (want = done));

/** Something is to be drawn that shows what belongs to the visitor, or asks the server. */
export const wantVisit = () => want();

/** Settles once what belongs to the visitor is wanted. */
export const visitWanted = () => wanted;
