/** WebDriver's codes of non-printing keys (W3C WebDriver, section 17.4.2). */
const keys = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Tab: '\uE004',
};
const buttons = { left: 0, middle: 1, right: 2 };

/** A WebDriver window with the methods of a Puppeteer page that the test runner's commands call. */
export function webdriverPage(driver) {
  const act = (type, actions) => driver.performActions([{ type, id: type, actions }]);
  const key = (kind) => (name) => act('key', [{ type: kind, value: keys[name] ?? name }]);
  const keyboard = {
    down: key('keyDown'),
    up: key('keyUp'),
    async press(name) {
      await keyboard.down(name);
      await keyboard.up(name);
    },
    async type(text) {
      for (const character of text) await keyboard.press(character);
    },
  };
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });
  const button = (type, { button: name = 'left' } = {}) => ({ type, button: buttons[name] });
  const mouse = {
    move: (x, y) => act('pointer', [move(x, y)]),
    down: (options) => act('pointer', [button('pointerDown', options)]),
    up: (options) => act('pointer', [button('pointerUp', options)]),
    click: (x, y, options) =>
      act('pointer', [move(x, y), button('pointerDown', options), button('pointerUp', options)]),
    reset: () => driver.releaseActions(),
  };

  return { keyboard, mouse, setViewport, bringToFront };

  async function bringToFront() {
    await driver.switchToWindow(await driver.getWindowHandle());
  }

  /** The window has no borders (webkit.mjs), and redraws shortly after it is resized. */
  async function setViewport({ width, height }) {
    await driver.setWindowRect(null, null, width, height);
    await driver.waitUntil(() => driver.execute(`return innerWidth === ${width} && innerHeight === ${height}`), {
      timeoutMsg: `The window does not become ${width} by ${height}.`,
    });
  }
}
