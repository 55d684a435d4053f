import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { fileProblem, fileSize, fileWords, shortFileName } from '../../src/domain/chosen-file';

const file = (name: string, size = 1000, type = '') => ({ name, size, type });
const MB = 1024 * 1024;

describe('a file to send', () => {
  it('UPL-03 T26 has at most 10 MB, of 1,024 × 1,024 bytes each, and is not empty', () => {
    assert.equal(fileProblem(file('plan.pdf', 10 * MB), ''), undefined);
    assert.equal(fileProblem(file('plan.pdf', 10 * MB - 1), ''), undefined);
    assert.equal(fileProblem(file('plan.pdf', 10 * MB + 1), ''), "File size can't be over 10mb");
    assert.equal(fileProblem(file('plan.pdf', 0), ''), fileWords.empty);
  });

  it('T26 F64 is of a kind that is accepted, told by its last ending or its media type', () => {
    const isTaken = (accept: string, name: string, type?: string) =>
      fileProblem(file(name, 1, type), accept) === undefined;
    assert.ok(isTaken('.pdf, .DOCX', 'CV.PDF'));
    assert.ok(isTaken('.pdf, .DOCX', 'cv.docx'));
    assert.ok(isTaken('image/*', 'house.heic', 'image/heic'));
    assert.ok(isTaken('application/pdf', 'cv', 'application/pdf'));
    assert.ok(isTaken('', 'anything.xyz'));
    assert.ok(isTaken('PDF, docx', 'cv.pdf'));
    assert.ok(isTaken('.jpg', 'IMG_0007.JPEG'));
    assert.ok(isTaken('.jpeg, .tif', 'IMG_0007.jpg'));
    assert.ok(isTaken('.jpeg, .tif', 'plan.tiff'));
    assert.ok(!isTaken('.jpg', 'photo.jpeg.exe'));
    assert.ok(!isTaken('pdf', 'cv.exe'));
    assert.ok(!isTaken('.pdf', 'cv.pdf.exe'));
    assert.ok(!isTaken('image/png', 'evil.svg', 'image/svg+xml'));
    assert.ok(!isTaken('image/jp2', 'house.jpg', 'image/jpeg'));
    for (const [accept, words] of [
      ['.pdf', 'PDF'],
      ['image/*,.pdf, application/msword', 'pictures, PDF, MSWORD'],
    ] as const) {
      assert.equal(fileProblem(file('cv.exe'), accept), fileWords.otherKind(words));
    }
  });

  it('T26 is shown by a short name that keeps its ending', () => {
    assert.equal(shortFileName('cv.pdf'), 'cv.pdf');
    const short = shortFileName(`${'a'.repeat(300)}.pdf`);
    assert.equal([...short].length, 40);
    assert.match(short, /^a+…a+\.pdf$/);
    const longest = `${'a'.repeat(36)}.pdf`;
    assert.equal(shortFileName(longest), longest);
  });

  it('tells its size', () => {
    assert.equal(fileSize(1), '1 kB');
    assert.equal(fileSize(2048), '2 kB');
    assert.equal(fileSize(MB - 1), '1024 kB');
    assert.equal(fileSize(MB), '1 MB');
    assert.equal(fileSize(1.44 * MB), '1.4 MB');
    assert.equal(fileSize(10 * MB), '10 MB');
  });
});
