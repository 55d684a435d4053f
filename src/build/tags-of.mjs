/** The declarations of a manifest that are tags. */
export const tagsOf = ({ modules }) =>
  modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName);
