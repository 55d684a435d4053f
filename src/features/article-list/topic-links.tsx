import { articlesAddress } from '../../domain/article';
import { articleWords as words } from '../../domain/article-words';
import { inPlace } from '../../ui/in-place';

interface Props {
  topics: readonly string[];
  /** '' for all of them. */
  current: string;
  /** Shows a topic without a full page load. */
  onTopic?: ((topic: string) => void) | undefined;
}

/** Links to the articles of each topic, and to all articles. */
export function TopicLinks({ topics, current, onTopic }: Props) {
  return (
    <nav aria-label={words.topics}>
      <ul className="agency-topics agency-no-print" role="list">
        {['', ...topics].map((topic) => (
          <li key={topic}>
            <a
              className="agency-topic"
              href={articlesAddress({ topic, page: 1 })}
              aria-current={topic === current ? 'true' : undefined}
              onClick={onTopic && inPlace(() => onTopic(topic))}
            >
              {topic ? words.topic(topic) : words.allTopics}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
