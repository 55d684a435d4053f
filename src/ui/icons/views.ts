/** A map. */
export const map = 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13m6-11v13';

/** Homes as rows. */
export const rows = 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01';

/** Homes as cards. */
export const cells = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';

/** Play a film. */
export const play = 'M8.5 5.5v13l10.5-6.5z';
