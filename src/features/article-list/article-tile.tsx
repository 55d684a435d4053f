import type { Article } from '../../domain/article';
import { articleWords as words } from '../../domain/article-words';
import { longDate, ukDay } from '../../domain/uk-day';
import { ListPicture } from '../../ui/list-picture';
import type { CardLevel } from '../../ui/view-heading';

interface Props {
  article: Article;
  headingLevel: CardLevel;
}

const sizes = '(min-width: 900px) 33vw, (min-width: 560px) 50vw, 100vw';

/** One article of the list: picture, title, summary and date. */
export function ArticleTile({ article, headingLevel }: Props) {
  const { title, articleUrl, summary, photo, publishedAt } = article;
  const Heading = `h${headingLevel}` as const;
  const name = title || words.unnamed;
  return (
    <li className="agency-article-tile">
      {photo && <ListPicture url={photo} alt="" className="agency-article-picture" sizes={sizes} />}
      <Heading className="agency-heading-3 agency-article-title">
        {articleUrl ? (
          <a className="agency-tile-link agency-article-link" href={articleUrl}>
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      {summary && <p className="agency-text">{summary}</p>}
      {publishedAt && (
        <time className="agency-muted agency-small" dateTime={publishedAt}>
          {longDate(ukDay(new Date(publishedAt)))}
        </time>
      )}
    </li>
  );
}
