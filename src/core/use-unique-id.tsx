import { useId } from 'react';

/** An id no other React application on the page can have: the page's root takes no prefix, so it is added here. */
export const useUniqueId = () => `agency-${useId()}`;
