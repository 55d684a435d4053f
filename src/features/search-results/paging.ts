/** How further homes are loaded. */
export type Paging = 'pages' | 'load-more' | 'infinite';
