import { mediaWords } from '../../domain/prescribed-words';
import { Icon } from '../../ui/icon';
import { home } from '../../ui/icons/search';

/** What stands in the place of a picture that does not exist or did not arrive. */
export function NoPicture({ className }: { className: string }) {
  return (
    <span className={`${className} agency-card-no-picture`}>
      <Icon path={home} size="large" />
      {mediaWords.noImage}
    </span>
  );
}
