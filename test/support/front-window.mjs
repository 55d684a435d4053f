/** Lets a test bring its window to the front: in the background a browser sends neither keys nor changes of focus. */
export const frontWindow = () => ({
  name: 'front-window',
  async executeCommand({ command, session: { browser, id } }) {
    if (command !== 'bring-to-front') return undefined;
    if (browser.type === 'puppeteer') await browser.getPage(id).bringToFront();
    return true;
  },
});
