/** How further homes are loaded. */
export type Paging = 'pages' | 'load-more' | 'infinite';

/** Level of the heading of a card. */
export type CardLevel = '2' | '3' | '4' | '5' | '6';
