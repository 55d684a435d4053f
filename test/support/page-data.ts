import { drawn } from './page';

/** Gives the page other data, as `Agency.configure()` does: it stays the same page. */
export async function givePage(data: Readonly<Record<string, unknown>> = {}) {
  const block = document.getElementById('agency-data') ?? newBlock();
  block.textContent = JSON.stringify(data);
  document.dispatchEvent(new CustomEvent('agency-configured'));
  await drawn();
}

/** Puts another page in the place of this one, as Turbo does: with another address and a block of its own. */
export async function replacePage(address: string, data: Readonly<Record<string, unknown>>) {
  history.pushState(null, '', address);
  document.getElementById('agency-data')?.remove();
  newBlock();
  await givePage(data);
}

function newBlock() {
  const block = Object.assign(document.createElement('script'), { id: 'agency-data', type: 'application/json' });
  document.head.append(block);
  return block;
}
