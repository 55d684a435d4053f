import { useEffect, useRef } from 'react';

/**
 * A function that says whether the component is no longer drawn, such as a form in a dialog that was closed while the
 * form was sent.
 */
export function useGone() {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
