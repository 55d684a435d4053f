import { useEffect, useState } from 'react';

import { Button } from './button';
import { copy, share, tick } from './icons/actions';
import { Live } from './live';
import { TextField } from './text-field';

/** Milliseconds for which the button says that it has copied. */
const confirmation = 3000;
const refused = 'Your browser did not let us copy it for you.';

interface Props {
  title: string;
  summary: string;
  link: string;
}

/** Shares a result and its link through the device's share sheet, where there is one, or copies them. */
export function ShareButtons({ title, summary, link }: Props) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const canShare = typeof navigator.share === 'function';

  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);

  const hand = () => {
    // Closing the share sheet is a decision, not an error.
    navigator.share({ title, text: summary, url: link }).catch(() => undefined);
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(`${summary}\n${link}`);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };

  return (
    <>
      {canShare && (
        <Button look="plain" icon={share} onClick={hand}>
          Share
        </Button>
      )}
      <Button look="plain" icon={copied === 'yes' ? tick : copy} onClick={() => void write()}>
        {copied === 'yes' ? 'Copied' : 'Copy'}
      </Button>
      <Live>
        {copied === 'yes' && 'Copied, with a link to these figures.'}
        {copied === 'refused' && `${refused} The link is in the field that follows.`}
      </Live>
      {copied === 'refused' && (
        <TextField name="link" label="Link to these figures" hint={refused} readOnly value={link} />
      )}
    </>
  );
}
