import type { Ref } from 'react';

import { menuWords as words } from '../../domain/header-words';

interface Props {
  ref: Ref<HTMLAnchorElement>;
  name: string;
  picture: string | undefined;
  size: { readonly width: number; readonly height: number } | undefined;
}

/** The agency's logo, or its name where it has none, linked to the home page. */
export function Logo({ ref, name, picture, size }: Props) {
  return (
    <a ref={ref} className="agency-header-logo" href="/">
      {picture ? (
        <img
          className="agency-header-picture"
          alt={name ? name + words.toHome : words.home}
          src={picture}
          style={size && { inlineSize: size.width, blockSize: size.height }}
        />
      ) : (
        <span>
          {name || words.home}
          {name && <span className="agency-visually-hidden">{words.toHome}</span>}
        </span>
      )}
    </a>
  );
}
