import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const p = await c.newPage();
await p.goto('http://localhost:4310/properties/sales?place_id=town-bath');
await p.waitForTimeout(2000);
await p.getByRole('button', { name: /reject|refuse|necessary/i }).first().click().catch(() => {});
await p.goto('http://localhost:4310/properties/sales?place_id=town-bath#/map');
await p.waitForTimeout(4000);
await p.getByRole('button', { name: 'Draw an area' }).click();
await p.waitForTimeout(1000);
await p.evaluate(() => { window.log = []; for (const t of ['pointerdown','pointerup','pointercancel','pointermove','click']) addEventListener(t, (e) => log.push([t, e.pointerType, e.isPrimary, e.button, Math.round(e.clientX), Math.round(e.clientY), e.target.className?.slice?.(0,40)].join(' ')), true); });
for (const [x, y] of [[100, 300], [300, 320], [280, 560], [120, 540]]) { await p.touchscreen.tap(x, y); await p.waitForTimeout(1000); console.log(x, y, await p.locator('.agency-map-corner').count()); console.log(await p.evaluate(() => log.splice(0))); }
await b.close();
