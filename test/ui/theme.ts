/** Adds our style sheet to the page; returns a function that removes it. */
export async function dress(href = '/agency.css') {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = failed;
    document.head.append(link);
  });
  return () => link.remove();
}
