import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { focusedBeside } from '../../core/focused';
import { articlesAddress, type ArticlePage } from '../../domain/article';
import { articleWords as words } from '../../domain/article-words';
import { pagesOf, totalOf } from '../../domain/pagination';
import {
  areArticlesLoadingAtom,
  articleListAtom,
  failedArticlesAtom,
  followArticlesAtom,
  isArticlesPageAtom,
  showArticlesAtom,
} from '../../state/articles';
import { classes } from '../../ui/classes';
import { Empty } from '../../ui/empty';
import { Failure } from '../../ui/failure';
import { isFocusOutside } from '../../ui/focus/is-focus-outside';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { pencil } from '../../ui/icons/actions';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';
import { Pager } from '../../ui/pager';
import { useTitleOf } from '../../ui/use-title-of';
import type { CardLevel } from '../../ui/view-heading';
import { ArticleTile } from './article-tile';
import { TopicLinks } from './topic-links';

interface Props {
  headingLevel?: CardLevel;
}

/** The agency's articles by topic, in pages; every topic and page has its own URL. */
export function ArticleList({ headingLevel = '3' }: Props) {
  const { articles, pagination, topics } = useAtomValue(articleListAtom);
  const isLoading = useAtomValue(areArticlesLoadingAtom);
  const failed = useAtomValue(failedArticlesAtom);
  const staysHere = useAtomValue(isArticlesPageAtom);
  const show = useSetAtom(showArticlesAtom);
  const follow = useSetAtom(followArticlesAtom);
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfterRender();
  // The list whose heading is read aloud because the focus moves there.
  const [read, setRead] = useState<typeof articles>();
  const { currentPage } = pagination;
  const { currentTopic: topic, topicsList } = topics;
  const pages = pagesOf(pagination);
  const heading = words.count(totalOf(pagination, articles.length), [currentPage, pages], topic);
  useElementState(isLoading ? 'loading' : failed ? 'error' : articles.length === 0 ? 'empty' : 'ready');
  useTitleOf(words.title(topic, currentPage), !isLoading && !failed);
  useEffect(() => follow(), [follow]);

  const goTo = async (asked: ArticlePage) => {
    const shown = await show(asked);
    // The previous articles, where the new ones did not load: the alert says so, and what was pressed is still there.
    if (!shown || shown === articles || isFocusOutside(count.current?.parentElement)) return;
    // After a retry the focus is there already, and reads nothing.
    if (focusedBeside(count.current!) !== count.current) setRead(shown);
    focusAfter(() => count.current);
  };
  const choose = (to: string) => void goTo({ topic: to, page: 1 });
  const turn = (page: number) => void goTo({ topic, page });
  const retry = () => {
    if (!failed) return;
    // Its button goes at once.
    count.current?.focus();
    void goTo(failed);
  };
  if (articles.length === 0 && !topic && !isLoading && !failed) {
    return (
      <Empty icon={pencil} heading={words.empty} level={headingLevel}>
        <p className="agency-text">{words.emptyHint}</p>
      </Empty>
    );
  }
  return (
    <div className="agency-articles">
      {topicsList.length > 0 && (
        <TopicLinks topics={topicsList} current={topic} onTopic={staysHere ? choose : undefined} />
      )}
      <p className="agency-muted agency-articles-count" tabIndex={-1} ref={count}>
        {heading}
      </p>
      <Live>{isLoading ? words.loading : articles !== read && heading}</Live>
      {failed && (
        <Failure heading={words.failed} onRetry={retry}>
          {articles.length > 0 && <p className="agency-text">{words.kept}</p>}
        </Failure>
      )}
      {articles.length === 0 && !failed ? (
        <Empty icon={pencil} heading={words.none} level={headingLevel}>
          <p className="agency-text">{words.noneHint}</p>
          <Link look="secondary" href={articlesAddress({ topic: '', page: 1 })}>
            {words.showAll}
          </Link>
        </Empty>
      ) : (
        <ul
          className={classes('agency-article-tiles', isLoading && 'agency-article-tiles-old')}
          role="list"
          aria-busy={isLoading}
        >
          {articles.map((article) => (
            <ArticleTile key={article.articleId} article={article} headingLevel={headingLevel} />
          ))}
        </ul>
      )}
      <Pager
        label={words.pages}
        page={currentPage}
        pages={pages}
        href={(page) => articlesAddress({ topic, page })}
        onPage={staysHere ? turn : undefined}
      />
    </div>
  );
}
