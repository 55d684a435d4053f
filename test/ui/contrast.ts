const publicTokens = ['ink', 'paper', 'line', 'error', 'success'];

/** The WCAG contrast of two colours of the theme: 1 to 21. */
export function contrast(mode: string, colour: string, ground: string, brand?: string) {
  const sample = document.createElement('div');
  sample.className = 'sample agency-theme';
  sample.dataset.theme = mode;
  if (brand) sample.style.setProperty('--agency-brand', brand);
  sample.innerHTML = '<p></p>';
  document.body.append(sample);
  const { style } = sample.firstElementChild as HTMLElement;
  style.color = `var(${token(colour)})`;
  style.backgroundColor = `var(${token(ground)})`;
  const computed = getComputedStyle(sample.firstElementChild!);
  const [one, other] = [luminance(computed.color), luminance(computed.backgroundColor)].sort((a, b) => b - a);
  sample.remove();
  return (one! + 0.05) / (other! + 0.05);
}

const token = (name: string) => (publicTokens.includes(name) ? `--agency-${name}` : `--_${name}`);

/** The luminance of any colour the browser can paint. */
function luminance(colour: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
