import { expect } from '@open-wc/testing';

import '../../elements/file-input';
import { fileWords } from '../../src/domain/chosen-file';
import { done } from '../../src/ui/icons/signs';
import { errorOf } from '../support/filling';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';

const MB = 1024 * 1024;
const evil = '<img src=x onerror=boom()>.pdf';

describe('<agency-file-input>', () => {
  let form: HTMLFormElement;
  let host: HTMLElement;
  const sent: FormData[] = [];
  const input = () => host.querySelector<HTMLInputElement>('input[type=file]')!;
  const error = () => errorOf(host, 'cv');
  const said = () => host.querySelector('[role=status]')!.textContent;
  const sign = () => host.querySelector('.agency-file-drop svg path')!.getAttribute('d');
  const file = (name: string, size = 1000, type = 'application/pdf') =>
    new File([new Uint8Array(size)], name, { type });

  /** Writes a form of the page's own around the element. */
  const write = async (attributes = '', formAttributes = '') => {
    form = (await render(
      `<form method="post" enctype="multipart/form-data" ${formAttributes}><agency-file-input name="cv" label="Your CV" ${attributes}></agency-file-input><button>Send</button></form>`,
    )) as HTMLFormElement;
    host = form.querySelector('agency-file-input')!;
    await until(() => input());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form));
    });
  };
  /** Chooses a file as the browser does once its file dialog has closed. */
  const choose = async (...files: readonly File[]) => {
    const list = new DataTransfer();
    files.forEach((each) => list.items.add(each));
    input().files = list.files;
    const before = shown(host);
    input().dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => shown(host) !== before);
  };
  const send = async () => {
    form.querySelector<HTMLButtonElement>('button:not([type=button])')!.click();
    await drawn();
  };
  const accessible = async () => {
    await expect(form).to.be.accessible();
  };

  before(styled);
  afterEach(async () => {
    form.parentElement!.remove();
    sent.length = 0;
    await drawn();
  });

  it('UPL-01 fil-01 is an input of the form around it, with its label, its hint and what it takes', async () => {
    await write('hint="As a PDF." accept=".pdf" required');
    expect(input().form).to.equal(form);
    expect(input().labels![0]!.textContent).to.equal('Your CV');
    expect(document.getElementById(input().getAttribute('aria-describedby')!)!.textContent).to.equal('As a PDF.');
    expect(input()).to.have.property('accept', '.pdf');
    expect(input().getBoundingClientRect().height, 'can be pressed').to.be.at.least(44);
    await accessible();
  });

  it('UPL-02 T26 shows the name with a tick and the size, as text, and sends the file with the form', async () => {
    await write();
    expect(shown(host)).to.include(fileWords.choose);
    expect(sign(), 'no tick yet').to.not.equal(done);
    await choose(file(evil, 2048));
    expect(host.querySelector('.agency-file-name')!.textContent).to.equal(evil);
    expect(host.querySelector('img')).to.equal(null);
    expect(shown(host)).to.include('2 kB').and.not.include(fileWords.choose);
    expect(sign(), 'a tick').to.equal(done);
    expect(said()).to.equal(`${evil} is chosen.`);
    await accessible();
    await send();
    expect(sent[0]!.get('cv')).to.have.property('size', 2048);
  });

  it('UPL-01 tells the author, once, of a form that would leave the file out, and nothing of one that sends it', async () => {
    await write();
    expect(await listenTo('error', () => choose(file('cv.pdf')))).to.deep.equal([]);
    form.parentElement!.remove();
    for (const missing of ['method', 'enctype']) {
      await write();
      form.removeAttribute(missing);
      const said = await listenTo('error', async () => {
        await choose(file('cv.pdf'));
        await choose(file('another.pdf'));
      });
      expect(said, missing).to.have.length(1);
      expect(said[0]).to.include('<agency-file-input>').and.include('enctype="multipart/form-data"');
      if (missing === 'method') form.parentElement!.remove();
    }
  });

  it('fil-01 takes the file back, and says so, with the focus on the input', async () => {
    await write();
    await choose(file('cv.pdf'));
    host.querySelector<HTMLButtonElement>('button')!.click();
    await drawn();
    expect(input().files).to.have.length(0);
    expect(document.activeElement).to.equal(input());
    expect(said()).to.equal(fileWords.removed);
    expect(shown(host)).to.include(fileWords.choose);
  });

  it('UPL-03 UPL-04 F64 refuses a file over 10 MB, says so, forgets it, and takes the next one, also the same again', async () => {
    await write();
    await choose(file('film.pdf', 10 * MB + 1));
    expect(error()).to.equal("File size can't be over 10mb");
    expect(said()).to.equal("File size can't be over 10mb");
    expect(input().files).to.have.length(0);
    expect(input().getAttribute('aria-invalid')).to.equal('true');
    await accessible();
    await choose(file('film.pdf', 10 * MB));
    expect(error()).to.equal(undefined);
    expect(input().files![0]).to.have.property('name', 'film.pdf');
    expect(host.querySelector('.agency-file-name')!.textContent).to.equal('film.pdf');
  });

  it('F64 T26 refuses an empty file and one of another kind, whatever stands before its ending', async () => {
    await write('accept=".pdf"');
    await choose(file('cv.pdf', 0));
    expect(error()).to.equal(fileWords.empty);
    await choose(file('cv.pdf.svg', 10, 'image/svg+xml'));
    expect(error()).to.equal(fileWords.otherKind('PDF'));
    expect(input().files).to.have.length(0);
  });

  it('F64 says when a file cannot be read, and keeps one that is read from vanishing', async () => {
    await write();
    const { arrayBuffer } = File.prototype;
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotFoundError'));
    await choose(file('cv.pdf'));
    File.prototype.arrayBuffer = arrayBuffer;
    expect(error()).to.equal(fileWords.unreadable);
    expect(input().files).to.have.length(0);
    const onDisk = file('cv.pdf');
    await choose(onDisk);
    expect(input().files![0], 'a copy in memory').to.not.equal(onDisk);
  });

  it('F64 keeps a file that is chosen while the earlier one turns out not to be readable', async () => {
    await write();
    const { arrayBuffer } = File.prototype;
    let giveUp!: (reason: Error) => void;
    File.prototype.arrayBuffer = () => new Promise((_done, fail) => (giveUp = fail));
    const list = new DataTransfer();
    list.items.add(file('far-away.pdf'));
    input().files = list.files;
    input().dispatchEvent(new Event('change', { bubbles: true }));
    File.prototype.arrayBuffer = arrayBuffer;
    await choose(file('cv.pdf'));
    giveUp(new DOMException('Gone.', 'NotFoundError'));
    await drawn();
    expect(error()).to.equal(undefined);
    expect(input().files![0]).to.have.property('name', 'cv.pdf');
  });

  it('UPL-05 holds back no form that needs no file: in a part that is disabled, or sent unchecked', async () => {
    await write('required');
    const part = Object.assign(document.createElement('fieldset'), { disabled: true });
    form.prepend(part);
    part.append(host);
    await drawn();
    await send();
    expect(sent.splice(0)).to.have.length(1);
    part.disabled = false;
    form.querySelector<HTMLButtonElement>('button:not([type=button])')!.formNoValidate = true;
    await send();
    expect(sent).to.have.length(1);
    expect(error()).to.equal(undefined);
  });

  it('UPL-05 says which file is missing when the form is sent without, checked by the browser or not', async () => {
    for (const attributes of ['', 'novalidate']) {
      await write('required', attributes);
      await send();
      expect(error(), attributes).to.equal('! Please fill in this field.');
      expect(document.activeElement, attributes).to.equal(input());
      expect(sent, attributes).to.have.length(0);
      await accessible();
      await choose(file('cv.pdf'));
      await send();
      expect(error(), attributes).to.equal(undefined);
      expect(sent.splice(0), attributes).to.have.length(1);
      if (attributes === '') form.parentElement!.remove();
    }
  });

  it('F30 UPL-05 says which file is missing, and is empty again after a reset, in a shadow root of another library', async () => {
    const outer = document.body.appendChild(document.createElement('div'));
    const root = outer.attachShadow({ mode: 'open' });
    root.innerHTML =
      '<div><form novalidate><agency-file-input name="cv" required></agency-file-input><button>Send</button></form></div>';
    form = root.querySelector('form')!;
    host = root.querySelector('agency-file-input')!;
    await until(() => input());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form));
    });
    await send();
    expect(sent).to.have.length(0);
    expect(shown(host)).to.include(fileWords.missing);
    await choose(file('cv.pdf'));
    form.reset();
    await until(() => shown(host).includes(fileWords.choose));
    outer.remove();
  });

  it('lets another field that is wrong be looked at first, and is empty again after a reset', async () => {
    await write('required');
    form.prepend(Object.assign(document.createElement('input'), { name: 'first', required: true, ariaLabel: 'First' }));
    await send();
    expect(document.activeElement).to.not.equal(input());
    await choose(file('cv.pdf'));
    form.reset();
    await until(() => shown(host).includes(fileWords.choose));
    expect(input().files).to.have.length(0);
  });

  it('UPL-02 still shows the file, which is still sent, when the page cancels a reset', async () => {
    await write();
    await choose(file('cv.pdf'));
    // On the window, so that it is heard last.
    addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await drawn();
    expect(host.querySelector('.agency-file-name')!.textContent).to.equal('cv.pdf');
    await send();
    expect(sent[0]!.get('cv')).to.have.property('name', 'cv.pdf');
  });

  it('is no part of the form when it is not chosen', async () => {
    await write();
    await send();
    expect((sent[0]!.get('cv') as File).size).to.equal(0);
  });
});
