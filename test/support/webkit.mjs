import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { webdriverLauncher } from '@web/test-runner-webdriver';

import { freePort } from './free-port.mjs';
import { webdriverPage } from './webdriver-page.mjs';

const browsers = ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);
const patience = 20_000;
const options = {
  hostname: '127.0.0.1',
  path: '/',
  logLevel: 'silent',
  capabilities: {
    browserName: 'MiniBrowser',
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT ?? browsers.find((path) => existsSync(path)),
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
};
const running = new Set();
process.once('exit', () => running.forEach(end));

/**
 * Debian's WebKit on a virtual screen. Each file has its own browser, so that a crash, which this one has now and then,
 * fails no other file.
 */
export function webkit() {
  const open = new Map();
  // Without a graphics card the software that stands in for one takes half of the processor's time.
  const env = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  let config;

  return {
    name: 'WebKit',
    // For WebDriver the runner's commands cannot set the viewport, hold keys or type text.
    type: 'puppeteer',
    getPage: (id) => webdriverPage(open.get(id).launcher.driver),
    getBrowserUrl: (id) => open.get(id).url,
    isActive: (id) => open.has(id),
    async initialize(given) {
      config = given;
      env.DISPLAY = await startScreen();
      env.XDG_CONFIG_HOME = narrowLook();
      // Without a window manager no window has the focus.
      start('openbox', [], { env });
    },
    startSession: openBrowser,
    startDebugSession: openBrowser,
    async stopSession(id) {
      const { driver, launcher } = open.get(id);
      open.delete(id);
      end(driver);
      launcher.stop();
      return {};
    },
    async stop() {
      running.forEach(end);
    },
  };

  async function openBrowser(id, url) {
    const port = await freePort();
    const launcher = webdriverLauncher({ ...options, port });
    const driver = start('WebKitWebDriver', [`--port=${port}`], { env });
    open.set(id, { driver, launcher, url });
    await answers(port);
    await launcher.initialize(config);
    await launcher.createDriverManager();
    await openBareWindow(launcher.driver);
    await launcher.driver.navigateTo(url);
  }
}

/** Starts a virtual screen and returns the display number it chose. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = start('Xvfb', args, { fourth: 'pipe' });
  const [number] = await once(screen.stdio[3], 'data');
  return `:${String(number).trim()}`;
}

function start(command, args, { env, fourth = 'ignore' }) {
  const stdio = ['ignore', 'ignore', 'ignore', fourth];
  const started = spawn(command, args, { detached: true, stdio, env: { ...process.env, ...env } });
  started.on('error', (error) => console.error(`${command} did not start: ${error.message}`));
  running.add(started);
  return started;
}

/** Switches to a window without a toolbar, which would keep it wider than a phone. */
async function openBareWindow(driver) {
  const first = await driver.getWindowHandle();
  await driver.execute("window.open('about:blank', '', 'popup')");
  const isOther = (handle) => handle !== first;
  const bare = await driver.waitUntil(async () => (await driver.getWindowHandles()).find(isOther));
  await driver.closeWindow();
  await driver.switchToWindow(bare);
}

/** A settings folder that shrinks the window frame's buttons, so that the window can be 320 px wide. */
function narrowLook() {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { padding: 0 }');
  return folder;
}

/** Ends a process and its children. */
function end(started) {
  running.delete(started);
  try {
    process.kill(-started.pid);
  } catch {
    // It has already ended.
  }
}

async function answers(port) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    } finally {
      socket.destroy();
    }
  }
  throw new Error('WebKitWebDriver does not answer.');
}
