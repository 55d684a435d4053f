/** Lets a test bring its window to the front: a background window receives no key or focus events. */
export const frontWindow = () => ({
  name: 'front-window',
  async executeCommand({ command, session: { browser, id } }) {
    if (command !== 'bring-to-front') return undefined;
    if (browser.type === 'puppeteer') await browser.getPage(id).bringToFront();
    return true;
  },
});
