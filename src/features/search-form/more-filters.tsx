import { useState } from 'react';

import { plainTag } from '../../domain/property-tag';
import { hasTag, toggleTag, withFilters, type Search } from '../../domain/search';
import { capitalised } from '../../domain/search-filters';
import { acreSteps, ageSteps, bedSteps, squareFeetSteps } from '../../domain/search-steps';
import { searchFormWords as words } from '../../domain/search-words';
import { Checkbox } from '../../ui/checkbox';
import { SelectField } from '../../ui/select-field';
import { StepField } from '../../ui/step-field';
import { TextField } from '../../ui/text-field';
import { Toggles } from '../../ui/toggles';
import type { FilterProps } from './filter-props';
import { StatusField } from './status-field';
import { withOwn } from './with-own';

interface Props extends FilterProps {
  /** Tags to choose from. */
  tags: readonly string[];
}

/** All other filters. */
export function MoreFilters({ search, onChange, tags }: Props) {
  const { channel, maxBeds, text = '', area = '', auctionDate = '' } = search;
  const change = (filters: Partial<Search>) => onChange(withFilters(search, filters));
  const [own, setOwn] = useState<readonly string[]>([]);
  const offered = [...tags, ...own.filter((tag) => !hasTag({ tags }, tag))];
  const added = search.tags.filter((tag) => !tag.startsWith('!') && !hasTag({ tags: offered }, tag));
  if (added.length > 0) setOwn([...own, ...added]);
  const hasAuction = useOnceShown(channel === 'sales' || auctionDate !== '', channel);
  const hasTicks = useOnceShown(channel === 'lettings' || search.pets || search.shortLets, channel);
  const shared = { search, onChange };
  return (
    <>
      {offered.length > 0 && (
        <Toggles
          label={words.tags}
          name="tags"
          choices={offered.map((tag) => ({ value: tag, label: capitalised(plainTag(tag)) }))}
          chosen={offered.filter((tag) => hasTag(search, tag))}
          onToggle={(tag) => onChange(toggleTag(search, tag))}
        />
      )}
      <div className="agency-search-fields">
        <SelectField
          name="maxBeds"
          label={words.mostBeds}
          value={maxBeds ?? ''}
          onChange={({ target: { value } }) => change({ maxBeds: value === '' ? undefined : Number(value) })}
        >
          <option value="">{words.noMost}</option>
          {withOwn(bedSteps, maxBeds).map((count) => (
            <option key={count} value={count}>
              {words.bedsTo(count)}
            </option>
          ))}
        </SelectField>
        <Limits {...shared} label={words.floorArea} fields={['minSquareFeet', 'maxSquareFeet']} />
        <Limits {...shared} label={words.land} fields={['minAcreage', 'maxAcreage']} />
        <AgeField {...shared} label={words.added} name="createdAgo" />
        <AgeField {...shared} label={words.updated} name="updatedAgo" />
        <StatusField search={search} onChange={onChange} />
        <TextField
          name="area"
          label={words.area}
          value={area}
          onChange={({ target }) => change({ area: target.value || undefined })}
        />
        <TextField
          name="text"
          label={words.text}
          placeholder={words.textExample}
          value={text}
          onChange={({ target }) => change({ text: target.value || undefined })}
        />
        {hasAuction && (
          <TextField
            type="date"
            name="auctionDate"
            label={words.auctionDate}
            value={auctionDate}
            onChange={({ target }) => change({ auctionDate: target.value || undefined })}
          />
        )}
      </div>
      {hasTicks && (
        <div className="agency-search-ticks">
          <Checkbox
            name="pets"
            label={words.pets}
            checked={search.pets ?? false}
            onChange={({ target }) => change({ pets: target.checked || undefined })}
          />
          <Checkbox
            name="shortLets"
            label={words.shortLets}
            checked={search.shortLets ?? false}
            onChange={({ target }) => change({ shortLets: target.checked || undefined })}
          />
        </div>
      )}
    </>
  );
}

/** Whether to show a filter: once shown, it stays until the channel changes. The focus would go with it at its last key. */
function useOnceShown(isWanted = false, channel: Search['channel']) {
  const [shownFor, setShownFor] = useState<Search['channel']>();
  if (isWanted && shownFor !== channel) setShownFor(channel);
  return isWanted || shownFor === channel;
}

const measures = {
  minSquareFeet: { steps: squareFeetSteps, atRest: words.squareFeet },
  minAcreage: { steps: acreSteps, atRest: words.acres },
} as const;

interface LimitsProps extends FilterProps {
  label: string;
  fields: readonly ['minSquareFeet', 'maxSquareFeet'] | readonly ['minAcreage', 'maxAcreage'];
}

/** Minimum and maximum of a measure. */
function Limits({ search, onChange, label, fields }: LimitsProps) {
  const [least, most] = fields.map((name, index) => (
    <StepField
      key={name}
      name={name}
      label={index === 0 ? words.least(label) : words.most(label)}
      none={index === 0 ? words.noLeast : words.noMost}
      {...measures[fields[0]]}
      value={search[name]}
      onValue={(value) => onChange(withFilters(search, { [name]: value }))}
    />
  ));
  return (
    <div className="agency-search-pair">
      {least}
      {most}
    </div>
  );
}

/** The maximum age of an event, such as the listing. */
function AgeField({
  search,
  onChange,
  label,
  name,
}: FilterProps & { label: string; name: 'createdAgo' | 'updatedAgo' }) {
  return (
    <SelectField
      name={name}
      label={label}
      value={search[name] ?? ''}
      onChange={({ target }) => onChange(withFilters(search, { [name]: Number(target.value) || undefined }))}
    >
      <option value="">{words.anyTime}</option>
      {withOwn(ageSteps, search[name]).map((days) => (
        <option key={days} value={days}>
          {words.inTheLast(days)}
        </option>
      ))}
    </SelectField>
  );
}
