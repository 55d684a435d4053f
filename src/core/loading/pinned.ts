/** Whether an import map of the page names the file at an address: pins it by integrity, which covers only that address. */
export const isPinned = (address: string) =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes(address.replace(/.*\//, '')),
  );
