/** Stands in for goober, with which notistack would write styles into the page: a strict CSP forbids that, and ours are in agency.css. */
export const css = () => '';
