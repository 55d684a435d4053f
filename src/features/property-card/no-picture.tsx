import { mediaWords } from '../../domain/prescribed-words';
import { Icon } from '../../ui/icon';
import { home } from '../../ui/icons/search';

/** Placeholder for a picture that does not exist or failed to load. */
export function NoPicture({ className }: { className: string }) {
  return (
    <span className={`${className} agency-card-no-picture`}>
      <Icon path={home} size="large" />
      {mediaWords.noImage}
    </span>
  );
}
