import { withFilters } from '../../domain/search';
import { bedSteps, distanceSteps, priceSteps } from '../../domain/search-steps';
import { searchFormWords as words } from '../../domain/search-words';
import { SelectField } from '../../ui/select-field';
import { StepField } from '../../ui/step-field';
import type { FilterProps } from './filter-props';
import { withOwn } from './with-own';

/** The most common filters: radius, price and bedrooms. */
export function MainFilters({ search, onChange, isCompact = false }: FilterProps & { isCompact?: boolean }) {
  const { channel, within = '', minPrice, maxPrice, minBeds } = search;
  const money = channel === 'sales' ? words.price : words.rent;
  const none = isCompact ? words.noneOf[channel] : { least: words.noLeast, most: words.noMost };
  const price = { steps: priceSteps[channel], prefix: '£' };
  return (
    <>
      <div className="agency-search-distance">
        <SelectField
          name="within"
          label={words.distance}
          value={within}
          onChange={({ target }) => onChange(withFilters(search, { within: target.value || undefined }))}
        >
          <option value="">{words.noDistance}</option>
          {withOwn(distanceSteps, within || undefined).map((distance) => (
            <option key={distance} value={distance}>
              {words.within(distance)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="agency-search-beds">
        <SelectField
          name="minBeds"
          label={words.leastBeds}
          value={minBeds || ''}
          onChange={({ target }) => onChange(withFilters(search, { minBeds: Number(target.value) || undefined }))}
        >
          <option value="">{isCompact ? words.anyBedrooms : words.anyBeds}</option>
          {withOwn(bedSteps.slice(1), minBeds || undefined).map((count) => (
            <option key={count} value={count}>
              {isCompact ? words.bedroomsFrom(count) : words.bedsFrom(count)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="agency-search-pair">
        <StepField
          {...price}
          key={`least ${channel}`}
          name="minPrice"
          label={words.least(money)}
          none={none.least}
          value={minPrice}
          onValue={(value) => onChange(withFilters(search, { minPrice: value }))}
          {...(isCompact && { atRest: words.from })}
        />
        <StepField
          {...price}
          key={`most ${channel}`}
          name="maxPrice"
          label={words.most(money)}
          none={none.most}
          value={maxPrice}
          onValue={(value) => onChange(withFilters(search, { maxPrice: value }))}
          {...(isCompact && { atRest: words.upTo })}
        />
      </div>
    </>
  );
}
