// Every icon by its name. A new one goes into the file of its group: a page then loads it only with what shows it.
export * from './icons/actions';
export * from './icons/contact';
export * from './icons/directions';
export * from './icons/facts';
export * from './icons/map';
export * from './icons/search';
export * from './icons/signs';
export * from './icons/views';
export * from './icons/visitor';
