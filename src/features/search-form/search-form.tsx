import { useSetAtom } from 'jotai/react';
import { startTransition, useRef, useState, type FormEvent } from 'react';

import { canAskPosition } from '../../core/position';
import { useIgnored } from '../../core/use-ignored';
import type { Channel } from '../../domain/property-channel';
import { withFilters, type Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { locationWords, searchFormWords as words } from '../../domain/search-words';
import { applySearchAtom } from '../../state/search';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { FormContext } from '../../ui/form-context';
import { Icon } from '../../ui/icon';
import { locate } from '../../ui/icons/search';
import { Live } from '../../ui/live';
import { RadioGroup } from '../../ui/radio-group';
import { useNarrow } from '../../ui/use-narrow';
import { FilterDrawer } from './filter-drawer';
import { FilterSwitch } from './filter-switch';
import { MainFilters } from './main-filters';
import { MoreFilters } from './more-filters';
import { Notices } from './notices';
import { atPlace, PlaceField, placeText } from './place-field';
import { useCount } from './use-count';
import { useCrossed } from './use-crossed';
import { useEditedSearch } from './use-edited-search';
import { useFilters } from './use-filters';
import { useLocation } from './use-location';
import { useShortcut } from './use-shortcut';

interface Props {
  channel?: Channel;
  channels?: string;
  tags?: string;
  placeholder?: string;
  compact?: boolean;
  shortcut?: boolean;
  onSearch?: (query: string) => unknown;
}

const everyChannel: readonly Channel[] = ['sales', 'lettings'];
const listed = (text = '') => [...new Set(text.split(',').map((item) => item.trim()))].filter(Boolean);

/** The search form, with a live count of matching homes. */
export function SearchForm({ channel, compact = false, placeholder = words.placeholder, onSearch, ...props }: Props) {
  const offered = everyChannel.filter((each) => listed(props.channels?.toLowerCase()).includes(each));
  const channels = offered.length > 0 ? offered : everyChannel;
  const unknown = listed(props.channels).filter((word) => !everyChannel.includes(word.toLowerCase() as Channel));
  useIgnored(
    'agency-search-form',
    'channels',
    unknown.join() || undefined,
    `expected any of ${everyChannel.join(', ')}`,
  );
  const tags = listed(props.tags);
  const { search, isChanged, loss, change, changeChannel, undo } = useEditedSearch(channels, channel);
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const isNarrow = useNarrow();
  // A drawer stays one until it is closed: turning the device must not lose what is chosen in it.
  const [wasDrawer, setDrawer] = useState(false);
  const isDrawer = isOpen && (isNarrow || wasDrawer);
  if (isDrawer !== wasDrawer) setDrawer(isDrawer);
  const { filters, cleared } = useFilters(search);
  const { context, isAsked, isSound, check } = useCrossed(search);
  // No count during typing: half a word finds nothing.
  const isCounted = isChanged && isSound && !isTyping && !isDrawer;
  const count = useCount(isCounted ? search : undefined);
  const apply = useSetAtom(applySearchAtom);
  const form = useRef<HTMLFormElement>(null);
  const focusText = () => form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus();
  const finder = useLocation(placeText(search), (place) => change(atPlace(search, place)));
  useShortcut(props.shortcut ? '/' : undefined, focusText);

  const isSmall = compact && isNarrow;
  const send = (wanted: Search) => {
    const next = withFilters(wanted, { clickedProperty: undefined });
    if (onSearch?.(formatSearchQuery(next)) !== false) apply(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check();
    if (!wrong) return send(search);
    const isHidden = isSmall || (wrong !== 'minPrice' && wrong !== 'minBeds');
    if (isHidden) setOpen(true);
  };

  // Many fields appear or disappear: a transition keeps the page responsive.
  const toggle = () => startTransition(() => setOpen((before) => !before));

  return (
    <div className={classes('agency-search agency-no-print', compact && 'agency-search-compact')}>
      <FormContext value={context}>
        <form
          ref={form}
          className="agency-search-form"
          role="search"
          aria-label={words.form}
          noValidate
          onSubmit={submit}
        >
          <div className="agency-search-row">
            {channels.length > 1 && (
              <div className="agency-search-channel">
                <RadioGroup
                  look="bar"
                  name="channel"
                  label={words.channel}
                  choices={channels.map((value) => ({ value, label: words.channels[value] }))}
                  value={search.channel}
                  onValue={changeChannel}
                />
              </div>
            )}
            <div className="agency-search-place">
              <PlaceField search={search} onChange={change} onTyping={setTyping} placeholder={placeholder}>
                {canAskPosition() && (
                  <Button
                    look="plain"
                    className="agency-button-square agency-search-locate"
                    aria-label={locationWords.use}
                    aria-expanded={finder.finding === 'asked'}
                    onClick={finder.ask}
                  >
                    <Icon path={locate} />
                  </Button>
                )}
              </PlaceField>
            </div>
            {!isSmall && <MainFilters search={search} onChange={change} isCompact={compact} />}
            <FilterSwitch search={search} isOpen={isOpen} isEverything={isSmall} onSwitch={toggle} />
            <Button type="submit" look="primary" className="agency-search-submit">
              {count !== undefined || isChanged ? words.show(search, count) : words.search}
            </Button>
          </div>
          <Notices loss={loss} onUndo={undo} finder={finder} onDone={focusText} />
          {isOpen && !isDrawer && (
            <div className="agency-search-more">
              <MoreFilters search={search} onChange={change} tags={tags} />
              {filters.length > 0 && (
                <Button
                  look="plain"
                  className="agency-search-clear"
                  onClick={() => {
                    // The button goes.
                    focusText();
                    change(cleared);
                  }}
                >
                  {words.clearAll}
                </Button>
              )}
            </div>
          )}
          <Live>{count !== undefined && words.fit(search, count)}</Live>
        </form>
      </FormContext>
      {isDrawer && (
        <FilterDrawer
          search={search}
          tags={tags}
          withMain={compact}
          wasAsked={isAsked}
          onApply={(chosen) => {
            setOpen(false);
            change(chosen);
            send(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
